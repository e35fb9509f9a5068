import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { openForm } from "#app/forms/form.server.ts";
import { bank } from "#contract/calls/bank.ts";
import type { OwnCompany } from "#contract/entities/company.ts";
import { directDebitForm } from "./payment.form.server.ts";

/** The form of a company's payment, without the IBAN: it is typed, and never shown again. */
export const openPayment = (context: PortalContext, company: OwnCompany) => {
  const { paymentType, bankAccount, version } = company;
  const { ownerName = company.companyName ?? company.name, email = company.email } = bankAccount ?? {};
  return openForm(context, {
    id: "payment",
    schema: directDebitForm(company),
    values: { paymentType, bankAccount: { ownerName, email } },
    versions: { company: version },
  });
};

/**
 * The bank of an IBAN, as far as it is known: without the service the account is stored all the same. An IBAN that the
 * service finds wrong is refused at its field.
 */
export async function bankOf(context: PortalContext, iban: string) {
  const found = await context.api(bank.fetchBankInfo, { params: { iban } }).catch((error) => {
    if (!(error instanceof RefusedResponse)) throw error;
    if (error.refusal.code !== 422) return undefined;
    throw new RefusedResponse({ ...error.refusal, customErrors: { "bankAccount.iban": ["iban"] } });
  });
  return { bankName: found?.bankName || null, bic: found?.bic || null, city: found?.city || null };
}

import { eq } from "drizzle-orm";
import type { OwnCompany } from "#contract/entities/company.ts";
import type { PaymentType } from "#contract/enumerations/companies.ts";
import { Refusal } from "#contract/errors.ts";
import { bankAccount } from "../../db/schema/companies.ts";
import { refuseStale } from "../refuse-stale.ts";
import { fetchCompany } from "./fetch-company.ts";
import { lockCompany } from "./lock-company.ts";
import { type Payer, type PaymentWork, type SeenVersion, savePayment } from "./payment-change.ts";
import { tellOwnersOfPayment } from "./tell-owners.ts";

/**
 * Chooses how the company pays; a transfer ends the mandate. 409 for a `stale` choice; 422 for direct debit without a
 * mandate (`mustConfirm`).
 */
export async function changePaymentType(
  work: PaymentWork,
  caller: Payer,
  { paymentType, version }: SeenVersion & { paymentType: PaymentType },
): Promise<OwnCompany> {
  const { db } = work;
  const { companyId } = caller;
  const row = await lockCompany(db, companyId);
  const [account] = await db.select().from(bankAccount).where(eq(bankAccount.companyId, companyId));
  if (paymentType === "sepa" && !account?.mandateReference)
    throw Refusal.invalid({ "bankAccount.sepaConfirmed": ["mustConfirm"] });
  // A mandate that was granted since is not ended unseen.
  const { paymentType: chosen = 0, bankAccount: granted = 0 } = row.answerVersions;
  refuseStale({ paymentType: row.paymentType }, { paymentType }, { paymentType: Math.max(chosen, granted) }, version);
  if (row.paymentType === paymentType) return fetchCompany(work, caller);
  if (paymentType === "direct_transfer")
    await db
      .update(bankAccount)
      .set({ mandateReference: null, mandateGrantedAt: null, mandateGrantedBy: null })
      .where(eq(bankAccount.companyId, companyId));
  await savePayment(db, row, ["paymentType"], paymentType);
  await tellOwnersOfPayment(work, caller, row.name);
  return fetchCompany(work, caller);
}

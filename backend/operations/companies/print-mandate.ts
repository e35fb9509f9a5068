import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { germanDate } from "#domain/german-time.ts";
import type { Colleague } from "../../callers.ts";
import { bankAccount, company } from "../../db/schema/companies.ts";
import { type BytesAnswer, pdfAnswer } from "../../files/bytes-answer.ts";
import { words } from "../../words.ts";
import type { CallWork } from "../../work.ts";

/** The mandate of a company as a PDF, with the whole IBAN. 404 without a mandate. */
export async function printMandate(
  { db, backend, language }: Pick<CallWork, "db" | "backend" | "language">,
  { id, companyId }: Pick<Colleague, "id" | "companyId">,
): Promise<BytesAnswer> {
  const { creditor } = backend.settings;
  const [found] = await db
    .select({ account: bankAccount, company })
    .from(bankAccount)
    .innerJoin(company, eq(company.id, bankAccount.companyId))
    .where(eq(bankAccount.companyId, companyId));
  if (!found?.account.mandateReference || !creditor) throw Refusal.notFound();
  const { account, company: payer } = found;
  const t = words(language, "mandate");
  const [seat] = payer.locations;
  const facts: [string, string | null][] = [
    ["creditor", creditor.name],
    ["creditorId", creditor.id],
    ["reference", account.mandateReference],
    ["company", payer.companyName ?? payer.name],
    ["address", seat ? `${seat.street}, ${seat.postalCode} ${seat.city}` : null],
    ["owner", account.ownerName],
    ["iban", account.iban.replace(/(.{4})(?=.)/g, "$1 ")],
    ["bank", [account.bankName, account.bic].filter(Boolean).join(", ")],
    ["kind", t("recurring")],
    ["granted", account.mandateGrantedAt && `${germanDate(account.mandateGrantedAt)}, ${account.mandateGrantedBy}`],
  ];
  const rows = facts
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${escapeHtml(t(name))}</dt><dd>${escapeHtml(value!)}</dd>`);
  const title = escapeHtml(t("title"));
  const html =
    `<html lang="${language}"><head><title>${title}</title></head><body><h1>${title}</h1>` +
    `<p>${escapeHtml(t("text", { creditor: creditor.name }))}</p><p>${escapeHtml(t("refund"))}</p>` +
    `<dl>${rows.join("")}</dl><p><small>${escapeHtml(t("electronic"))}</small></p></body></html>`;
  return pdfAnswer(await backend.printer.print(id, { type: "document", html }), t("file"));
}

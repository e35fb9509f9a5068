import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { isSEPACountry, isValidIBAN } from "ibantools";
import type { BankAccountAnswers, OwnCompany } from "#contract/entities/company.ts";
import { Refusal } from "#contract/errors.ts";
import { nameOf } from "#domain/person-name.ts";
import { changedAnswers } from "#domain/stale-answers.ts";
import { bankAccount } from "../../db/schema/companies.ts";
import { refuseStale } from "../refuse-stale.ts";
import { fetchCompany } from "./fetch-company.ts";
import { lockCompany } from "./lock-company.ts";
import { type Payer, type PaymentWork, type SeenVersion, savePayment } from "./payment-change.ts";
import { tellOwnersOfPayment } from "./tell-owners.ts";

type Account = typeof bankAccount.$inferSelect;

/**
 * Stores the account to be debited, and the mandate for it. 409 for `stale` answers; 422 at `bankAccount.iban` for one
 * that cannot be right (`iban`) or of a country without SEPA (`notSepa`), and where the programme takes no direct
 * debits (`noDirectDebit`). A changed account or owner is a new mandate, which has to be granted (`mustConfirm`).
 */
export async function changePaymentDetails(
  work: PaymentWork,
  caller: Payer,
  { bankAccount: given, version }: SeenVersion & { bankAccount: BankAccountAnswers },
): Promise<OwnCompany> {
  const { db, now, backend } = work;
  const { companyId } = caller;
  const row = await lockCompany(db, companyId);
  const [before] = await db.select().from(bankAccount).where(eq(bankAccount.companyId, companyId));
  const answers = answersIn(given, before);
  const { iban } = answers;
  if (!backend.settings.creditor) throw Refusal.invalid({ paymentType: ["noDirectDebit"] });

  const stored = { bankAccount: before && answersOf(before), paymentType: row.paymentType };
  const changes = { bankAccount: answers, paymentType: "sepa" as const };
  refuseStale<Partial<typeof changes>>(stored as never, changes, row.answerVersions, version);
  const changed = changedAnswers<Partial<typeof changes>>(stored as never, changes);
  const isSameMandate = before?.mandateReference && before.iban === iban && before.ownerName === answers.ownerName;
  const isGranted = isSameMandate || given.sepaConfirmed;
  const wrong = wrongIn(iban);
  if (!iban || wrong || !isGranted)
    throw Refusal.invalid({
      ...(wrong && { "bankAccount.iban": [wrong] }),
      ...(!isGranted && { "bankAccount.sepaConfirmed": ["mustConfirm"] }),
    });
  if (changed.length === 0 && isSameMandate) return fetchCompany(work, caller);
  const mandate = { mandateReference: newReference(now), mandateGrantedAt: now, mandateGrantedBy: nameOf(caller.user) };
  const values = { ...answers, iban, ...(isSameMandate ? {} : mandate) };
  await db
    .insert(bankAccount)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: bankAccount.companyId, set: values });
  await savePayment(db, row, changed, "sepa");
  await tellOwnersOfPayment(work, caller, row.name);
  return fetchCompany(work, caller);
}

function wrongIn(iban: string | undefined) {
  if (!iban) return "required";
  if (!isValidIBAN(iban)) return "iban";
  return isSEPACountry(iban.slice(0, 2)) ? undefined : "notSepa";
}

/** What is left out together with the IBAN stays as it is stored. */
function answersIn({ ownerName, email, ...given }: BankAccountAnswers, before: Account | undefined) {
  const {
    iban,
    bankName = null,
    bic = null,
    city = null,
  } = given.iban ? given : { ...before, ...given, iban: before?.iban };
  return { ownerName, iban, bankName, bic, city, email };
}

const answersOf = ({ ownerName, iban, bankName, bic, city, email }: Account) => ({
  ownerName,
  iban,
  bankName,
  bic,
  city,
  email,
});

/** Without letters that are mistaken for digits; the table keeps it unique. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const newReference = (now: Date) =>
  `DS-${now.getUTCFullYear()}-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("")}`;

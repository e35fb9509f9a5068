import { desc, eq, type SQL, sql } from "drizzle-orm";
import { companyAnswers, type OwnCompany } from "#contract/entities/company.ts";
import { Refusal } from "#contract/errors.ts";
import { maskedIban } from "#domain/iban.ts";
import { paymentStateOf } from "#domain/payment.ts";
import { mayDo } from "#domain/permissions.ts";
import type { Colleague } from "../../callers.ts";
import { inGerman } from "../../db/in-german.ts";
import { bankAccount, company, companyUser, employee } from "../../db/schema/companies.ts";
import type { CallWork } from "../../work.ts";

type Row = typeof company.$inferSelect;
type Reader = Pick<Colleague, "companyId" | "isOwner" | "permissions">;

/**
 * A company as this colleague may see it, with who may change what. Its bank account is for those who may change it.
 * 404 when the company is gone.
 */
export async function fetchCompany(
  { db, backend }: Pick<CallWork, "db" | "backend">,
  reader: Reader,
): Promise<OwnCompany> {
  const { companyId } = reader;
  const [found] = await db
    .select({ row: company, account: bankAccount, holders: holdersOf(companyId) })
    .from(company)
    .leftJoin(bankAccount, eq(bankAccount.companyId, company.id))
    .where(eq(company.id, companyId));
  if (!found) throw Refusal.notFound();
  const { row, account, holders } = found;
  const { id, city, portrait, imagePath, version, paymentType } = row;
  const { creditor } = backend.settings;
  const paymentState = paymentStateOf(paymentType, !!account?.mandateReference);
  const own = { ...answersOf(row), id, city, portrait, imagePath, version, paymentType, paymentState, holders };
  return { ...own, creditor, ...paymentFor(reader, account) };
}

const hidden = { bankAccount: null, mandateReference: null, mandateGrantedAt: null };

function paymentFor(reader: Reader, account: typeof bankAccount.$inferSelect | null) {
  if (!account || !mayDo(reader, "editCompanyPaymentDetails")) return hidden;
  const { ownerName, iban, bankName, bic, city, email, mandateReference, mandateGrantedAt } = account;
  const sepaConfirmed = mandateReference !== null;
  return {
    bankAccount: { ownerName, iban: maskedIban(iban), bankName, bic, city, email, sepaConfirmed },
    mandateReference,
    mandateGrantedAt: mandateGrantedAt?.toISOString() ?? null,
  };
}

const answerNames = Object.keys(companyAnswers.shape) as (keyof typeof companyAnswers.shape)[];

/** The answers of a company as they are stored. */
export const answersOf = (row: Row) =>
  Object.fromEntries(answerNames.map((name) => [name, row[name]])) as Pick<Row, (typeof answerNames)[number]>;

/** Owners first, then by name. */
function holdersOf(companyId: string): SQL<OwnCompany["holders"]> {
  const name = sql`${companyUser.firstName} || ' ' || ${companyUser.lastName}`;
  const one = sql`json_build_object('name', ${name}, 'isOwner', ${employee.isOwner}, 'permissions', ${employee.permissions})`;
  return sql`(select coalesce(json_agg(${one} order by ${desc(employee.isOwner)}, ${inGerman(companyUser.lastName)}), '[]')
    from ${employee} join ${companyUser} on ${companyUser.id} = ${employee.companyUserId}
    where ${employee.companyId} = ${companyId})`;
}

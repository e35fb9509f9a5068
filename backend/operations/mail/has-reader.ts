import { and, eq, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { company, companyUser, employee } from "../../db/schema/companies.ts";
import { person } from "../../db/schema/people.ts";
import type { Payload } from "../../jobs/tasks.ts";
import type { MailKind } from "../../mail/mail-kinds.ts";
import { mayOpenContract } from "../contract/tell-of-contract.ts";
import { isOn, isReader } from "./is-reader.ts";

/** What of a mail its reader is found by. */
type Asked = Record<"kind" | "to" | "companyId" | "category", SQL>;

/**
 * Whether a mail would be sent to its reader now: its category may have been switched off since, or a colleague may
 * have left. What nobody can switch off always is; to a company's people it says that they were removed or the company
 * locked, or warns those who were owners (ADR 0085).
 */
export async function hasReader(db: Executor, mail: Payload<"sendMail">) {
  if (!mail.category) return true;
  const [kind, to, category] = [sql`${mail.kind}::text`, sql`${mail.to}::text`, sql`${mail.category}::text`];
  const readers = mail.companyId
    ? await colleague(db, { kind, to, companyId: sql`${mail.companyId}::uuid`, category })
    : await applicant(db, { to, category });
  return readers.length > 0;
}

/** The applicant whom a mail of a category is for, if they have not switched it off. */
export const applicant = (db: Executor, { to, category }: Pick<Asked, "to" | "category">) =>
  db
    .select({ id: account.id })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(and(eq(sql`lower(${account.email})`, sql`lower(${to})`), isOn(category)));

/** The reader of a mail at its company, if they would still get it. */
export function colleague(db: Executor, { kind, to, companyId, category }: Asked) {
  const isOneOf = (...kinds: MailKind[]) => inArray(kind, kinds);
  return db
    .select({ id: companyUser.id })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .innerJoin(company, eq(company.id, employee.companyId))
    .leftJoin(person, eq(person.id, companyUser.personId))
    .where(
      and(
        eq(sql`lower(${companyUser.email})`, sql`lower(${to})`),
        eq(employee.companyId, companyId),
        or(isNull(category), isReader(companyId, category)),
        or(not(isOneOf("contractToSign", "contractNotToSign", "studentEnrolled")), mayOpenContract),
        or(not(isOneOf("paymentChanged", "colleagueAsked")), employee.isOwner),
      ),
    );
}

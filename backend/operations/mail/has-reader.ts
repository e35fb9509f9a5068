import { and, eq, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { company, companyUser, employee } from "../../db/schema/companies.ts";
import { person } from "../../db/schema/people.ts";
import type { Payload } from "../../jobs/tasks.ts";
import type { MailKind } from "../../mail/mail-kinds.ts";
import { mayOpenContract } from "../contract/tell-of-contract.ts";
import { isReader } from "./is-reader.ts";

/** What of a mail its reader is found by. */
type Asked = Record<"kind" | "to" | "companyId" | "category", SQL>;

/**
 * Whether a mail to a company's people would be sent to its reader now. What nobody can switch off always is: it says
 * that they were removed or the company locked, or warns those who were owners (ADR 0085).
 */
export async function hasReader(db: Executor, mail: Payload<"sendMail">) {
  const { companyId, category } = mail;
  if (!companyId || !category) return true;
  const [kind, to] = [sql`${mail.kind}::text`, sql`${mail.to}::text`];
  const readers = colleague(db, { kind, to, companyId: sql`${companyId}::uuid`, category: sql`${category}::text` });
  return (await readers).length > 0;
}

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

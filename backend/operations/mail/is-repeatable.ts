import { and, eq, exists, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import { isOver } from "../../db/mails.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { company, companyUser, employee } from "../../db/schema/companies.ts";
import { mail } from "../../db/schema/mail.ts";
import { person } from "../../db/schema/people.ts";
import type { MailKind } from "../../mail/mail-kinds.ts";
import { mayOpenContract } from "../contract/tell-of-contract.ts";
import { isOn, isReader } from "./is-reader.ts";

const category = sql`(${mail.content} ->> 'category')`;
const companyId = sql`(${mail.content} ->> 'companyId')::uuid`;
const isOneOf = (...kinds: MailKind[]) => inArray(mail.kind, kinds);

/** Whether a line's mail can go out once more: its words are kept, it waits no longer, and it would be sent now. */
export const isRepeatable = (db: Executor) =>
  sql<boolean>`${and(
    isNotNull(mail.content),
    isOver,
    or(isNull(companyId), exists(colleague(db))),
    or(isNull(category), isNotNull(companyId), exists(applicant(db))),
  )}`;

/** Its reader at the company, if they would still get it. */
const colleague = (db: Executor) =>
  db
    .select({ id: companyUser.id })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .innerJoin(company, eq(company.id, employee.companyId))
    .leftJoin(person, eq(person.id, companyUser.personId))
    .where(
      and(
        eq(sql`lower(${companyUser.email})`, sql`lower(${mail.to})`),
        eq(employee.companyId, companyId),
        or(isNull(category), isReader(companyId, category)),
        or(not(isOneOf("contractToSign", "contractNotToSign", "studentEnrolled")), mayOpenContract),
        or(not(isOneOf("paymentChanged", "colleagueAsked")), employee.isOwner),
      ),
    );

const applicant = (db: Executor) =>
  db
    .select({ id: account.id })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(and(eq(sql`lower(${account.email})`, sql`lower(${mail.to})`), isOn(category)));

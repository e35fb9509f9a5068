import { and, inArray, notInArray, or, sql } from "drizzle-orm";
import { company } from "#contract/calls/company.ts";
import { contractNotices } from "#contract/enumerations/matching.ts";
import { mayDo } from "#domain/permissions.ts";
import type { CompanyCaller } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { companyUser, employee } from "../../db/schema/companies.ts";
import { notification, notificationRead } from "../../db/schema/notifications.ts";

export type Reader = Pick<CompanyCaller, "personId" | "memberships">;

/** The companies whose notifications somebody may read: a locked one keeps its people out (ADR 0076). */
export const companiesOf = ({ memberships }: Reader) =>
  memberships.filter(({ isLocked }) => !isLocked).map(({ companyId }) => companyId);

/** Notifications of one of the reader's companies, those of contracts where they may open the contract (ADR 0055). */
export const isFor = (reader: Reader) =>
  and(
    inArray(notification.companyId, companiesOf(reader)),
    or(
      notInArray(notification.kind, [...contractNotices]),
      inArray(notification.companyId, companiesWithContractsOf(reader)),
    ),
  );

const companiesWithContractsOf = ({ memberships }: Pick<Reader, "memberships">) =>
  memberships.filter((held) => mayDo(held, company.fetchContract.needs)).map(({ companyId }) => companyId);

/** What came before somebody joined the company is nothing new to them. */
export const isUnreadBy = ({ personId }: Pick<Reader, "personId">) => sql<boolean>`(not exists (
  select from ${notificationRead}
  where ${notificationRead.notificationId} = ${notification.id} and ${notificationRead.personId} = ${personId})
  and exists (select from ${employee} join ${companyUser} on ${companyUser.id} = ${employee.companyUserId}
  where ${employee.companyId} = ${notification.companyId} and ${companyUser.personId} = ${personId}
    and ${employee.createdAt} <= ${notification.at}))`;

/** How many notifications of all their companies a reader has not read: alone, or as part of another query. */
export const countUnread = (db: Executor, reader: Reader) =>
  db.$count(notification, and(isFor(reader), isUnreadBy(reader)));

/** Marking twice changes nothing. */
export async function markRead(db: Executor, { personId }: Reader, at: Date, ids: readonly string[]) {
  if (ids.length === 0) return;
  await db
    .insert(notificationRead)
    .values(ids.map((notificationId) => ({ notificationId, personId, at })))
    .onConflictDoNothing();
}

import { and, inArray, sql } from "drizzle-orm";
import type { CompanyCaller } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { notification, notificationRead } from "../../db/schema/notifications.ts";

export type Reader = Pick<CompanyCaller, "personId" | "memberships">;

/** The companies whose notifications somebody may read: a locked one keeps its people out (ADR 0076). */
export const companiesOf = ({ memberships }: Reader) =>
  memberships.filter(({ isLocked }) => !isLocked).map(({ companyId }) => companyId);

/** Notifications for everybody in one of the reader's companies. */
export const isFor = (reader: Reader) => inArray(notification.companyId, companiesOf(reader));

export const isUnreadBy = ({ personId }: Pick<Reader, "personId">) => sql`not exists (
  select from ${notificationRead}
  where ${notificationRead.notificationId} = ${notification.id} and ${notificationRead.personId} = ${personId})`;

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

import { and, sql } from "drizzle-orm";
import { notification, notificationRead } from "../../db/schema/notifications.ts";
import type { Work } from "../../work.ts";
import { isFor, isUnreadBy, type Reader } from "./unread.ts";

/**
 * Marks the notifications of the caller's companies as read (spec §7), however many: all, or those up to the newest that
 * the caller was shown. One statement.
 */
export async function readNotifications(
  { db, now }: Pick<Work, "db" | "now">,
  reader: Reader,
  { newest }: { newest?: string },
) {
  // Read to the millisecond, stored to the microsecond.
  const wasShown = newest ? sql`date_trunc('milliseconds', ${notification.at}) <= ${newest}::timestamptz` : undefined;
  const unread = db
    .select({
      notificationId: notification.id,
      personId: sql`${reader.personId}::uuid`.as("person_id"),
      at: sql`${now.toISOString()}::timestamptz`.as("at"),
    })
    .from(notification)
    .where(and(isFor(reader), isUnreadBy(reader), wasShown));
  await db.insert(notificationRead).select(unread).onConflictDoNothing();
}

import { and, sql } from "drizzle-orm";
import { notification, notificationRead } from "../../db/schema/notifications.ts";
import type { Work } from "../../work.ts";
import { isFor, isUnreadBy, type Reader } from "./mark-read.ts";

/** Marks all notifications of the caller's companies as read (spec §7), however many. One statement. */
export async function readNotifications({ db, now }: Pick<Work, "db" | "now">, reader: Reader) {
  const unread = db
    .select({
      notificationId: notification.id,
      personId: sql`${reader.personId}::uuid`.as("person_id"),
      at: sql`${now.toISOString()}::timestamptz`.as("at"),
    })
    .from(notification)
    .where(and(isFor(reader), isUnreadBy(reader)));
  await db.insert(notificationRead).select(unread).onConflictDoNothing();
}

import { and, sql } from "drizzle-orm";
import { notification, notificationRead } from "../../db/schema/notifications.ts";
import type { Work } from "../../work.ts";
import { isFor, markRead, type Reader } from "./mark-read.ts";

/** The reader has read all that there is of their companies (spec §7). */
export async function readNotifications({ db, now }: Pick<Work, "db" | "now">, reader: Reader) {
  const isUnread = sql`not exists (select from ${notificationRead}
    where ${notificationRead.notificationId} = ${notification.id} and ${notificationRead.personId} = ${reader.personId})`;
  const unread = await db
    .select({ id: notification.id })
    .from(notification)
    .where(and(isFor(reader), isUnread));
  const ids = unread.map(({ id }) => id);
  await markRead(db, reader, now, ids);
}

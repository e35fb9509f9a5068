import { and } from "drizzle-orm";
import { notification } from "../../db/schema/notifications.ts";
import type { Work } from "../../work.ts";
import { isFor, isUnreadBy, markRead, type Reader } from "./mark-read.ts";

/** Marks all notifications of the caller's companies as read (spec §7). */
export async function readNotifications({ db, now }: Pick<Work, "db" | "now">, reader: Reader) {
  const unread = await db
    .select({ id: notification.id })
    .from(notification)
    .where(and(isFor(reader), isUnreadBy(reader)));
  const ids = unread.map(({ id }) => id);
  await markRead(db, reader, now, ids);
}

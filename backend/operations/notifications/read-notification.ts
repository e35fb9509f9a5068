import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { notification } from "../../db/schema/notifications.ts";
import type { Work } from "../../work.ts";
import { isFor, markRead, type Reader } from "./unread.ts";

/** Marks a notification as read by the caller (spec §7). 404 when it belongs to none of their companies. */
export async function readNotification(
  { db, now }: Pick<Work, "db" | "now">,
  reader: Reader,
  { notificationId }: { notificationId: string },
) {
  const [own] = await db
    .select({ id: notification.id })
    .from(notification)
    .where(and(eq(notification.id, notificationId), isFor(reader)));
  if (!own) throw Refusal.notFound();
  await markRead(db, reader, now, [own.id]);
}

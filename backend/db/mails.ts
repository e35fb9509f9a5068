import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { isAddress } from "./is-address.ts";
import type { Executor } from "./open.ts";
import { othersWith } from "./others-with.ts";
import type { account } from "./schema/account.ts";
import { mail } from "./schema/mail.ts";

/** Whether a mail is still to be sent. */
export const isWaiting = and(isNull(mail.sentAt), isNull(mail.failedAt));
/** Whether a mail was sent or given up. */
export const isOver = or(isNotNull(mail.sentAt), isNotNull(mail.failedAt));
/** Whether a mail goes to an address. */
export const isTo = (address: string) => isAddress(mail.to, address);

/** Somebody by their address: at a provider that confirms none, an applicant may name anybody's. */
export type Addressee = Pick<typeof account.$inferSelect, "personId" | "email" | "emailVerified">;

/** Whether a mail is somebody's: an address that is not confirmed counts only as long as nobody else has it. */
export function isMailOf(db: Executor, somebody: Addressee) {
  const others = somebody.emailVerified ? [] : othersWith(db, somebody);
  return sql<boolean>`${and(isTo(somebody.email), ...others.map((count) => eq(count, 0)))}`;
}

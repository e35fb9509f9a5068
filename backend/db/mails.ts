import { and, isNotNull, isNull, or } from "drizzle-orm";
import { isAddress } from "./is-address.ts";
import { mail } from "./schema/mail.ts";

/** Whether a mail is still to be sent. */
export const isWaiting = and(isNull(mail.sentAt), isNull(mail.failedAt));
/** Whether a mail was sent or given up. */
export const isOver = or(isNotNull(mail.sentAt), isNotNull(mail.failedAt));
/** Whether a mail goes to an address. */
export const isTo = (address: string) => isAddress(mail.to, address);

import { eq } from "drizzle-orm";
import type { SupportTicket } from "#contract/entities/support-ticket.ts";
import { limits } from "#contract/limits.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { wholeTicket } from "../../db/tickets.ts";
import type { Work } from "../../work.ts";
import { countAttempt, hourly } from "../attempts.ts";
import { type Asker, ownerFrom } from "./asker.ts";
import { writeMessage } from "./write-message.ts";

interface Question {
  subject: string;
  text: string;
  attachments?: string[];
  /** Of a company: its other colleagues do not see it. */
  isPrivate?: boolean;
}

/**
 * Opens a support ticket with its first message. 422 (`attachments`) for a file that does not wait for a message of the
 * same person, 429 after `limits.ticketsPerHour`.
 */
export async function openTicket(
  { db, now }: Work,
  asker: Asker,
  { subject, isPrivate, ...message }: Question,
): Promise<SupportTicket> {
  await countAttempt(db, "ticket", asker.id, hourly(limits.ticketsPerHour), now);
  const companyId = asker.role === "company" ? asker.companyId : undefined;
  const [row] = await db
    .insert(supportTicket)
    .values({ ...ownerFrom(asker), companyId, isPrivate, subject, askedAt: now, createdAt: now, changedAt: now })
    .returning();
  await writeMessage(db, row!, asker, message, now);
  return (await wholeTicket(db, eq(supportTicket.id, row!.id), asker))!;
}

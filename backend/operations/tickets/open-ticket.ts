import type { SupportTicket } from "#contract/entities/support-ticket.ts";
import { limits } from "#contract/limits.ts";
import { nameOf } from "#domain/person-name.ts";
import type { ApplicantCaller } from "../../callers.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { wholeTicket } from "../../db/tickets.ts";
import type { Work } from "../../work.ts";
import { countAttempt } from "../refuse-too-many.ts";
import { writeMessage } from "./write-message.ts";

interface Question {
  subject: string;
  text: string;
  attachments?: string[];
}

/**
 * Opens a support ticket with its first message. 422 (`attachments`) for a file that does not wait for this applicant's
 * message, 429 after `limits.ticketsPerHour`.
 */
export async function openTicket(
  { db, now }: Work,
  caller: Omit<ApplicantCaller, "personId">,
  { subject, ...message }: Question,
): Promise<SupportTicket> {
  await countAttempt(db, "ticket", caller.id, { limit: limits.ticketsPerHour, minutes: 60 }, now);
  const [row] = await db
    .insert(supportTicket)
    .values({ accountId: caller.id, subject, createdAt: now, changedAt: now })
    .returning();
  await writeMessage(db, row!, { role: "applicant", author: nameOf(caller.account), ...message }, now);
  return wholeTicket(db, row!);
}

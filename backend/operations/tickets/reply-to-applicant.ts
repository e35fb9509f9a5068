import { eq } from "drizzle-orm";
import type { TicketMessage } from "#contract/entities/support-ticket.ts";
import { Refusal } from "#contract/errors.ts";
import { linkTo, pages } from "#contract/pages.ts";
import type { AdvisorCaller } from "../../callers.ts";
import { selectApplicants } from "../../db/accounts.ts";
import { account } from "../../db/schema/account.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { lockTicketOfAdvisor } from "./lock-ticket-of-advisor.ts";
import { writeMessage } from "./write-message.ts";

/** An advisor answers a ticket of their own applicant, who gets a mail. 404 for any other ticket. */
export async function replyToApplicant(
  { db, publicUrl, now }: Work,
  { id, advisor }: Pick<AdvisorCaller, "id" | "advisor">,
  { ticketId, text }: { ticketId: string; text: string },
): Promise<TicketMessage> {
  const ticket = await lockTicketOfAdvisor(db, id, ticketId);
  const [reader] = await selectApplicants(db).where(eq(account.id, ticket.accountId ?? ""));
  if (!reader) throw Refusal.notFound();
  const message = await writeMessage(db, ticket, { role: "study_advisor", author: advisor.name, text }, now);
  const link = linkTo(publicUrl, pages.applicant.ticket, { ticketId: ticket.id });
  await mailApplicant(db, reader, { kind: "ticketAnswered", values: { topic: ticket.subject, link } }, "support");
  return message;
}

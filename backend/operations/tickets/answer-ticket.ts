import { eq, inArray } from "drizzle-orm";
import type { TicketMessage } from "#contract/entities/support-ticket.ts";
import { Refusal } from "#contract/errors.ts";
import { linkTo, pages } from "#contract/pages.ts";
import type { AdvisorCaller } from "../../callers.ts";
import { selectApplicants } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { companyUser } from "../../db/schema/companies.ts";
import { type supportTicket, ticketMessage } from "../../db/schema/tickets.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { mailCompany } from "../mail/mail-company.ts";
import { lockTicketOfAdvisor } from "./lock-ticket-of-advisor.ts";
import { writeMessage } from "./write-message.ts";

type Ticket = typeof supportTicket.$inferSelect;

/**
 * An advisor answers a ticket of their own applicant, or of any company; whoever wrote in it gets a mail. 404 for any
 * other ticket.
 */
export async function answerTicket(
  work: Work,
  advisor: Pick<AdvisorCaller, "role" | "id" | "advisor">,
  { ticketId, text }: { ticketId: string; text: string },
): Promise<TicketMessage> {
  const { db, now } = work;
  const ticket = await lockTicketOfAdvisor(db, advisor, ticketId);
  const message = await writeMessage(db, ticket, advisor, { text }, now);
  await (ticket.companyId ? tellCompany(work, ticket, ticket.companyId) : tellApplicant(work, ticket));
  return message;
}

async function tellApplicant({ db, publicUrl }: Work, { id: ticketId, accountId, subject: topic }: Ticket) {
  const [reader] = await selectApplicants(db).where(eq(account.id, accountId ?? ""));
  if (!reader) throw Refusal.notFound();
  const link = linkTo(publicUrl, pages.applicant.ticket, { ticketId });
  await mailApplicant(db, reader, { kind: "ticketAnswered", values: { topic, link } }, "support");
}

/** Those who wrote in it, as far as they still work there. */
async function tellCompany({ db, publicUrl }: Work, { id: ticketId, subject: topic }: Ticket, companyId: string) {
  const link = linkTo(publicUrl, pages.company.ticket, { ticketId, companyId });
  const mail = { kind: "companyTicketAnswered", values: { topic, link } } as const;
  await mailCompany(db, companyId, mail, "company_support", inArray(companyUser.id, authorsOf(db, ticketId)));
}

const authorsOf = (db: Executor, ticketId: string) =>
  db.select({ id: ticketMessage.companyUserId }).from(ticketMessage).where(eq(ticketMessage.ticketId, ticketId));

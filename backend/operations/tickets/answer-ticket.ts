import { and, eq, inArray } from "drizzle-orm";
import type { TicketMessage } from "#contract/entities/support-ticket.ts";
import { Refusal } from "#contract/errors.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { selectApplicants } from "../../db/accounts.ts";
import { isOwnerOf } from "../../db/colleagues.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { companyUser, employee } from "../../db/schema/companies.ts";
import { supportTicket, ticketMessage } from "../../db/schema/tickets.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { mailCompany } from "../mail/mail-company.ts";
import type { Answering } from "./asker.ts";
import { lockReadTicket } from "./lock-ticket.ts";
import { isAskerGone } from "./tickets-at-desk.ts";
import { writeMessage } from "./write-message.ts";

type Ticket = typeof supportTicket.$inferSelect;

interface Answer {
  ticketId: string;
  text: string;
  attachments?: string[];
  /** How many messages the advisor had read; absent: any. */
  version?: number;
}

/**
 * An advisor answers a ticket that is open to them; the people who wrote in it get a mail. 404 for any other ticket,
 * 409 (`ticketMoved`) when somebody wrote in it since it was read and (`askerGone`) when nobody would read the answer,
 * 422 as `openTicket`.
 */
export async function answerTicket(
  work: Work,
  advisor: Answering,
  { ticketId, version, ...answer }: Answer,
): Promise<TicketMessage> {
  const { db, now } = work;
  const ticket = await lockReadTicket(db, advisor, ticketId, version);
  if ((await db.$count(supportTicket, and(eq(supportTicket.id, ticketId), isAskerGone))) > 0)
    throw Refusal.conflict({ messages: ["askerGone"] });
  const message = await writeMessage(db, ticket, advisor, answer, now);
  await (ticket.companyId ? tellCompany(work, ticket, ticket.companyId) : tellApplicant(work, ticket));
  return message;
}

async function tellApplicant({ db, publicUrl }: Work, { id: ticketId, accountId, subject: topic }: Ticket) {
  const [reader] = await selectApplicants(db).where(eq(account.id, accountId ?? ""));
  if (!reader) throw Refusal.notFound();
  const link = linkTo(publicUrl, pages.applicant.ticket, { ticketId });
  await mailApplicant(db, reader, { kind: "ticketAnswered", values: { topic, link } }, "support");
}

/** Those who wrote in it, as far as they still work there; where none of them does, the owners, unless it is private. */
async function tellCompany(
  { db, publicUrl }: Work,
  { id: ticketId, subject: topic, isPrivate }: Ticket,
  companyId: string,
) {
  const link = linkTo(publicUrl, pages.company.ticket, { ticketId, companyId });
  const mail = { kind: "companyTicketAnswered", values: { topic, link } } as const;
  const authors = authorsOf(db, ticketId);
  const ofCompany = and(eq(employee.companyId, companyId), inArray(employee.companyUserId, authors));
  const isLeft = (await db.$count(employee, ofCompany)) === 0;
  const readers = isLeft && !isPrivate ? isOwnerOf(companyId) : inArray(companyUser.id, authors);
  await mailCompany(db, companyId, mail, "company_support", readers);
}

const authorsOf = (db: Executor, ticketId: string) =>
  db.select({ id: ticketMessage.companyUserId }).from(ticketMessage).where(eq(ticketMessage.ticketId, ticketId));

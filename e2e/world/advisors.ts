import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "#backend/db/open.ts";
import { account } from "#backend/db/schema/account.ts";
import { document } from "#backend/db/schema/documents.ts";
import { supportTicket } from "#backend/db/schema/tickets.ts";
import { advisor, unit } from "#backend/db/schema/unit.ts";
import { advisor as calls } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { Input } from "#contract/endpoint.ts";
import { day } from "#domain/time.ts";
import type { CallAs } from "./calls.ts";
import { employmentOf } from "./employment.ts";

type Feedback = Input<typeof applicant.sendFeedback>["body"];
type ContractDecision = Input<typeof calls.decideContract>["body"]["event"];

/** What advisors do, and what is done to let somebody be one. */
export const meetAdvisors = (db: Db, as: CallAs) => ({
  /** Lets somebody who can sign in be an advisor, too. */
  async makeAdvisor(email: string) {
    await db.insert(advisor).values({ email, name: "Ada Beispiel", city: "Köln" });
  },
  /** Lets an advisor be of the programme's office as well. */
  async makeOffice(email: string) {
    await db.update(advisor).set({ isOffice: true }).where(eq(advisor.email, email));
  },
  /** Lets an advisor lead the others. */
  async makeLead(email: string) {
    await db.update(advisor).set({ isLead: true }).where(eq(advisor.email, email));
  },
  /** Lets an advisor look after an applicant. */
  async giveAdvisor(email: string, advisorEmail: string) {
    const [found] = await db.select().from(advisor).where(eq(advisor.email, advisorEmail));
    const own = db.select({ id: account.id }).from(account).where(eq(account.email, email));
    await db.update(unit).set({ advisorId: found!.id }).where(inArray(unit.accountId, own));
  },
  /** Somebody says that they were at the info session, and nobody has confirmed it. */
  async stateInfoSession(email: string) {
    const stated = {
      infoSessionAttended: true,
      infoSessionAttendedAt: new Date(),
      infoSessionAttendanceConfirmed: null,
    };
    await db.update(account).set(stated).where(eq(account.email, email));
  },
  /** As if somebody had got no further for so many days. */
  async letStandStill(email: string, days: number) {
    const own = db.select({ id: account.id }).from(account).where(eq(account.email, email));
    const stageSince = new Date(Date.now() - days * day);
    await db.update(unit).set({ stageSince }).where(inArray(unit.accountId, own));
  },
  /** Somebody says what they think of the portal. */
  async giveFeedback(email: string, body: Pick<Feedback, "selected" | "reasons" | "feedback">) {
    const screen = { agent: "Firefox", screenWidth: 1280, screenHeight: 800 };
    await as("applicant", email)(applicant.sendFeedback, { body: { ...body, ...screen } });
  },
  /** The advisor of an applicant confirms that they were there. */
  async confirmInfoSessionOf(email: string) {
    const { accountId, advisorEmail } = await lookedAfter(db, email);
    const body = { attended: true };
    await as("study_advisor", advisorEmail)(calls.confirmInfoSession, { params: { accountId }, body });
  },
  /** The pages of the desk about an applicant, whose advisor has a question and a note to find there. */
  async sheetPagesOf(email: string): Promise<string[]> {
    const { accountId, advisorEmail } = await lookedAfter(db, email);
    const body = { text: "Ruft am Freitag an." };
    const note = await as("study_advisor", advisorEmail)(calls.addNote, { params: { accountId }, body });
    const question = { subject: "Eine Frage", text: "Wann geht es weiter?" };
    const { supportTicketId } = await as("applicant", email)(applicant.openTicket, { body: question });
    const [paper] = await db.select().from(document).where(eq(document.accountId, accountId));
    const parts = ["", "/notes", `/notes/${note.id}`, `/notes/${note.id}/delete`, "/job-openings", "/mails"];
    const sheet = [...parts, `/documents/${paper!.id}/check`].map((part) => `/advisor/applicants/${accountId}${part}`);
    return [...sheet, `/advisor/tickets/${supportTicketId}`];
  },
  /** The advisor of an applicant changes their notes about them, as in another tab. */
  async changeNotesOn(email: string, text: string) {
    const { accountId, advisorEmail } = await lookedAfter(db, email);
    const asAdvisor = as("study_advisor", advisorEmail);
    const { notes } = await asAdvisor(calls.fetchNotes, { params: { accountId } });
    for (const { id: noteId } of notes)
      await asAdvisor(calls.changeNote, { params: { accountId, noteId }, body: { text } });
  },
  /** Somebody's question; gives the id of its ticket. */
  async askFor(email: string, text: string): Promise<string> {
    const body = { subject: "Eine Frage", text };
    return (await as("applicant", email)(applicant.openTicket, { body })).supportTicketId;
  },
  /** Somebody writes on in their ticket. */
  async writeOn(email: string, ticketId: string, text: string) {
    await as("applicant", email)(applicant.replyToTicket, { params: { ticketId }, body: { text } });
  },
  /** The advisor of an applicant requests the contract or decides on it. */
  async decideOnContractOf(email: string, event: ContractDecision, note?: string) {
    const { accountId, advisorEmail } = await lookedAfter(db, email);
    await as("study_advisor", advisorEmail)(calls.decideContract, { params: { accountId }, body: { event, note } });
  },
  /** The request of somebody at the first company they work for; gives the id of its ticket. */
  async askAsCompany(email: string, body: Input<typeof company.openTicket>["body"]): Promise<string> {
    const { companyId } = await employmentOf(db, email);
    const params = { companyId };
    return (await as("company", email)(company.openTicket, { params, body })).supportTicketId;
  },
  /** The answer of the applicant's own advisor, or of any one to a company; a mail goes with it. */
  async answerTicket(id: string, text: string) {
    const [found] = await db
      .select({ email: advisor.email })
      .from(supportTicket)
      .leftJoin(unit, eq(unit.accountId, supportTicket.accountId))
      .innerJoin(advisor, or(eq(advisor.id, unit.advisorId), isNotNull(supportTicket.companyId)))
      .where(and(eq(supportTicket.id, id), isNull(advisor.lockedAt)))
      .limit(1);
    await as("study_advisor", found!.email)(calls.answerTicket, { params: { ticketId: id }, body: { text } });
  },
});

/** An applicant and the advisor who looks after them. */
async function lookedAfter(db: Db, email: string) {
  const [found] = await db
    .select({ accountId: account.id, advisorEmail: advisor.email })
    .from(account)
    .innerJoin(unit, eq(unit.accountId, account.id))
    .innerJoin(advisor, eq(advisor.id, unit.advisorId))
    .where(eq(account.email, email));
  return found!;
}

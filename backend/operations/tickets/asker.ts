import { and, eq, isNotNull, or, type SQL } from "drizzle-orm";
import type { Advising, AdvisorCaller, ApplicantCaller, Colleague } from "../../callers.ts";
import { isLookedAfter } from "../../db/looks-after.ts";
import { supportTicket, ticketAttachment } from "../../db/schema/tickets.ts";

/** Somebody who asks us: an applicant, or a colleague for their company. */
export type Asker =
  | Pick<ApplicantCaller, "role" | "id" | "account">
  | Pick<Colleague, "role" | "id" | "user" | "companyId">;
/** A study advisor who answers. */
export type Answering = Pick<AdvisorCaller, "role" | "id" | "advisor">;
/** What is needed of them to find what they may read. */
export type TicketReader =
  | Pick<ApplicantCaller, "role" | "id">
  | Pick<Colleague, "role" | "id" | "companyId">
  | ReaderAtDesk;
/** An advisor as far as it decides what they may read. */
export type ReaderAtDesk = Pick<AdvisorCaller, "role"> & Advising;

/**
 * Tickets that somebody may read and answer: their own, those of their company that are not private; an advisor those
 * of companies and of applicants they look after, and what they were handed (ADR 0084).
 */
export function isOpenTo(reader: TicketReader): SQL | undefined {
  switch (reader.role) {
    case "applicant":
      return eq(supportTicket.accountId, reader.id);
    case "company": {
      const isShared = or(eq(supportTicket.isPrivate, false), eq(supportTicket.companyUserId, reader.id));
      return and(eq(supportTicket.companyId, reader.companyId), isShared);
    }
    case "study_advisor":
      return isOpenAtDesk(reader);
  }
}

/** Tickets that an advisor may read and answer. */
export const isOpenAtDesk = (advising: Advising): SQL =>
  or(isNotNull(supportTicket.companyId), eq(supportTicket.advisorId, advising.id), isOfOwn(advising))!;

/** Tickets of applicants whom an advisor looks after. */
export const isOfOwn = (advising: Advising): SQL => isLookedAfter(advising, supportTicket.accountId);

const uploaderColumn = {
  applicant: ticketAttachment.accountId,
  company: ticketAttachment.companyUserId,
  study_advisor: ticketAttachment.advisorId,
};

/** Files that somebody uploaded themselves. */
export const isUploadOf = ({ role, id }: Pick<TicketReader, "role" | "id">) => eq(uploaderColumn[role], id);

/** The owner of a new ticket, message or file. */
export const ownerFrom = ({ role, id }: Pick<TicketReader, "role" | "id">) => ({
  accountId: role === "applicant" ? id : undefined,
  companyUserId: role === "company" ? id : undefined,
  advisorId: role === "study_advisor" ? id : undefined,
});

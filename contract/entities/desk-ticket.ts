import { z } from "zod";
import { ticketOwners, ticketSides, ticketStates } from "../enumerations/desk.ts";
import { limits } from "../limits.ts";
import { pageKey, pageSize } from "../values.ts";
import { listedTicket, supportTicket } from "./support-ticket.ts";

/** What an advisor looks for; without a state what waits for us, without an owner everybody's. */
export const ticketSearch = z.object({
  /** Part of the subject or of the name or address of the person who asked. */
  search: z.string().max(limits.searchCharacters).optional(),
  side: z.enum(ticketSides).optional(),
  state: z.enum(ticketStates).optional(),
  owner: z.enum(ticketOwners).optional(),
  after: pageKey.optional(),
  size: pageSize(limits.ticketsPerPage),
});
export type TicketSearch = z.infer<typeof ticketSearch>;

/** A ticket as the page of a person or company that asked lists it at the desk. */
export const askedQuestion = listedTicket.pick({ supportTicketId: true, subject: true, status: true, changedAt: true });
export type AskedQuestion = z.infer<typeof askedQuestion>;

const colleague = z.object({ id: z.uuid(), name: z.string() });

const ofDesk = {
  /** An applicant by their account, or a company. */
  asker: z.object({ side: z.enum(ticketSides), id: z.uuid(), name: z.string() }),
  /** Who took it or was handed it, else the applicant's own advisor; null: nobody yet (ADR 0084). */
  advisor: colleague.nullable(),
  /** Whether that is the reader. */
  isMine: z.boolean(),
  /** Since when the person who asked waits, or last waited, for an answer of ours. */
  askedAt: z.string(),
};

/** A support ticket in the advisors' list. */
export const listedTicketAtDesk = listedTicket
  .pick({ supportTicketId: true, subject: true, status: true })
  .extend(ofDesk);
export type ListedTicketAtDesk = z.infer<typeof listedTicketAtDesk>;

/** A support ticket as advisors see it: the conversation, who is responsible, and who could be. */
export const ticketAtDesk = supportTicket.extend({
  ...ofDesk,
  /** Whether the reader looks after the applicant who asked, and may open their page. */
  isOfOwn: z.boolean(),
  /** A colleague asked for themselves and has left the company: nobody would read an answer. */
  isAskerGone: z.boolean(),
  /** Who was given it by hand; null: it is with whom it is by itself. */
  assignedTo: z.uuid().nullable(),
  /** Whom it can be handed to, by name. */
  colleagues: z.array(colleague),
});
export type TicketAtDesk = z.infer<typeof ticketAtDesk>;

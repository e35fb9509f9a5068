import { z } from "zod";
import { ticketStatuses } from "../enumerations/tickets.ts";
import { limits } from "../limits.ts";
import { sideRoles } from "../sides.ts";
import { oneLine, text } from "../values.ts";

const ticketText = text(limits.longTextCharacters);
const ticketSubject = oneLine(limits.ticketSubjectCharacters, 5);

export const ticketAttachment = z.object({
  id: z.uuid(),
  name: z.string(),
  mimeType: z.string(),
  bytes: z.number().int(),
});
/** Attachments, which were uploaded before the message. */
const attachmentIds = z.array(z.uuid()).max(limits.ticketAttachments).optional();

/** A message of a ticket; the first one has a subject. */
export const ticketReply = z.object({ text: ticketText, attachments: attachmentIds });
export const newTicket = z.object({ subject: ticketSubject, ...ticketReply.shape });
/** A company's question is its colleagues' as well, unless it is private (ADR 0073). */
export const newCompanyTicket = newTicket.extend({ isPrivate: z.boolean().optional() });

export const ticketMessage = z.object({
  id: z.uuid(),
  role: z.enum(sideRoles),
  /** Null: a colleague of the company who has deleted their access. */
  author: z.string().nullable(),
  /** Whether the reader wrote it. */
  isOwn: z.boolean(),
  text: z.string(),
  attachments: z.array(ticketAttachment),
  at: z.string(),
});
export const listedTicket = z.object({
  supportTicketId: z.uuid(),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  /** Null: a colleague who has deleted their access. */
  openedBy: z.string().nullable(),
  /** Whether the reader opened it; else a colleague of theirs did. */
  isOwn: z.boolean(),
  /** Whether nobody but the person who opened it reads it, as is always so with applicants. */
  isPrivate: z.boolean(),
  createdAt: z.string(),
  changedAt: z.string(),
});
export const supportTicket = listedTicket.extend({ messages: z.array(ticketMessage) });
/** A ticket as somebody opens it to answer, with their files that wait for the next message. */
export const openedTicket = supportTicket.extend({ waiting: z.array(ticketAttachment) });
export type ListedTicket = z.infer<typeof listedTicket>;
export type SupportTicket = z.infer<typeof supportTicket>;
export type OpenedTicket = z.infer<typeof openedTicket>;
export type TicketAttachment = z.infer<typeof ticketAttachment>;
export type TicketMessage = z.infer<typeof ticketMessage>;

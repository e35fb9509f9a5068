import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { fetchAttachments } from "../operations/tickets/fetch-attachments.ts";
import { fetchTicket } from "../operations/tickets/fetch-ticket.ts";
import { fetchTickets } from "../operations/tickets/fetch-tickets.ts";
import { openTicket } from "../operations/tickets/open-ticket.ts";
import { previewAttachment } from "../operations/tickets/preview-attachment.ts";
import { replyToApplicant } from "../operations/tickets/reply-to-applicant.ts";
import { replyToTicket } from "../operations/tickets/reply-to-ticket.ts";
import { setTicketStatus } from "../operations/tickets/set-ticket-status.ts";
import { uploadAttachment } from "../operations/tickets/upload-attachment.ts";
import { serve } from "./call.ts";

export const ticketRoutes = [
  serve(applicant.fetchTickets, ({ db, caller }) => fetchTickets(db, caller.id)),
  serve(applicant.fetchAttachments, ({ db, caller }) => fetchAttachments(db, caller.id)),
  serve(applicant.uploadAttachment, ({ db, backend, caller, file, now }) =>
    uploadAttachment(db, backend.files, caller.id, file, now),
  ),
  serve(applicant.fetchTicket, ({ db, caller, params }) => fetchTicket(db, caller.id, params.ticketId)),
  serve(applicant.openTicket, ({ db, caller, body, now }) => openTicket(db, caller, body, now)),
  serve(applicant.replyToTicket, ({ db, caller, params, body, now }) =>
    replyToTicket(db, caller, params.ticketId, body, now),
  ),
  serve(applicant.previewAttachment, previewAttachment),
  serve(advisor.replyToApplicant, ({ db, backend, caller, params, body, now }) =>
    replyToApplicant(db, caller, params.ticketId, body.text, backend.settings.publicUrl, now),
  ),
  serve(advisor.setTicketStatus, ({ db, caller, params, body, now }) =>
    setTicketStatus(db, caller.id, params.ticketId, body.status, now),
  ),
];

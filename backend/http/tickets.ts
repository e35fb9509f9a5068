import { advisor } from "#contract/advisor.ts";
import { applicant } from "#contract/applicant.ts";
import { fetchAttachments } from "../operations/fetch-attachments.ts";
import { fetchTicket } from "../operations/fetch-ticket.ts";
import { fetchTickets } from "../operations/fetch-tickets.ts";
import { openTicket } from "../operations/open-ticket.ts";
import { previewAttachment } from "../operations/preview-attachment.ts";
import { replyToApplicant } from "../operations/reply-to-applicant.ts";
import { replyToTicket } from "../operations/reply-to-ticket.ts";
import { setTicketStatus } from "../operations/set-ticket-status.ts";
import { uploadAttachment } from "../operations/upload-attachment.ts";
import { serve } from "./call.ts";

export const ticketRoutes = [
  serve(applicant.fetchTickets, ({ db, caller }) => fetchTickets(db, caller.id)),
  serve(applicant.fetchAttachments, ({ db, caller }) => fetchAttachments(db, caller.id)),
  serve(applicant.uploadAttachment, ({ db, backend, caller, file, now }) =>
    uploadAttachment(db, backend.files, caller.id, file, now),
  ),
  serve(applicant.fetchTicket, ({ db, caller, params }) => fetchTicket(db, caller.id, params.id)),
  serve(applicant.openTicket, ({ db, caller, body, now }) => openTicket(db, caller, body, now)),
  serve(applicant.replyToTicket, ({ db, caller, params, body, now }) =>
    replyToTicket(db, caller, params.id, body, now),
  ),
  serve(applicant.previewAttachment, previewAttachment),
  serve(advisor.replyToApplicant, ({ db, backend, caller, params, body, now }) =>
    replyToApplicant(db, caller, params.id, body.text, backend.settings.publicUrl, now),
  ),
  serve(advisor.setTicketStatus, ({ db, caller, params, body, now }) =>
    setTicketStatus(db, caller.id, params.id, body.status, now),
  ),
];

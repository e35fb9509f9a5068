import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { answerTicket } from "../operations/tickets/answer-ticket.ts";
import { assignTicket } from "../operations/tickets/assign-ticket.ts";
import { closeTicket } from "../operations/tickets/close-ticket.ts";
import { fetchAttachments } from "../operations/tickets/fetch-attachments.ts";
import { fetchCompanyHelp } from "../operations/tickets/fetch-company-help.ts";
import { fetchTicket } from "../operations/tickets/fetch-ticket.ts";
import { fetchTicketAtDesk } from "../operations/tickets/fetch-ticket-at-desk.ts";
import { fetchTickets } from "../operations/tickets/fetch-tickets.ts";
import { openTicket } from "../operations/tickets/open-ticket.ts";
import { previewAttachment } from "../operations/tickets/preview-attachment.ts";
import { replyToTicket } from "../operations/tickets/reply-to-ticket.ts";
import { searchTickets } from "../operations/tickets/search-tickets.ts";
import { setTicketStatus } from "../operations/tickets/set-ticket-status.ts";
import { uploadAttachment } from "../operations/tickets/upload-attachment.ts";
import { serve, serveFile } from "./call.ts";

export const ticketRoutes = [
  serve(applicant.fetchTickets, fetchTickets),
  serve(applicant.fetchAttachments, fetchAttachments),
  serveFile(applicant.uploadAttachment, uploadAttachment),
  serve(applicant.fetchTicket, fetchTicket),
  serve(applicant.openTicket, openTicket),
  serve(applicant.replyToTicket, replyToTicket),
  serve(applicant.previewAttachment, previewAttachment),
  serve(company.fetchCompanyHelp, fetchCompanyHelp),
  serve(company.fetchAttachments, fetchAttachments),
  serveFile(company.uploadAttachment, uploadAttachment),
  serve(company.previewAttachment, previewAttachment),
  serve(company.fetchTicket, fetchTicket),
  serve(company.openTicket, openTicket),
  serve(company.replyToTicket, replyToTicket),
  serve(company.closeTicket, closeTicket),
  serve(advisor.fetchTickets, searchTickets),
  serve(advisor.fetchAttachments, fetchAttachments),
  serveFile(advisor.uploadAttachment, uploadAttachment),
  serve(advisor.previewAttachment, previewAttachment),
  serve(advisor.fetchTicket, fetchTicketAtDesk),
  serve(advisor.answerTicket, answerTicket),
  serve(advisor.setTicketStatus, setTicketStatus),
  serve(advisor.assignTicket, assignTicket),
];

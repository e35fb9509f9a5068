import type { z } from "zod";
import { applicant } from "#contract/calls/applicant.ts";

/** A new question, and what is written on in one; the files are stored by then. */
export const ticketForm = applicant.openTicket.body;
export const replyForm = applicant.replyToTicket.body;
export type Message = z.input<typeof replyForm>;

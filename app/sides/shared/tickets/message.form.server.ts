import type { z } from "zod";
import { newTicket, ticketReply } from "#contract/entities/support-ticket.ts";

/** A new question, and a reply to one; the files are stored by then. */
export const ticketForm = newTicket;
export const replyForm = ticketReply;
export type Question = z.input<typeof ticketForm>;
export type Message = z.input<typeof replyForm>;

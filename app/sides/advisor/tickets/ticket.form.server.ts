import { z } from "zod";
import { advisor } from "#contract/calls/advisor.ts";
import { replyForm } from "../../shared/tickets/message.form.server.ts";

const { advisorId } = advisor.assignTicket.body.shape;

/** To whom a ticket goes, and who had it when the form was read; nobody is not posted. */
export const handOverForm = z.object({ advisorId: advisorId.unwrap(), instead: z.uuid().optional() });
export const takeForm = handOverForm.omit({ advisorId: true });
export type HandOver = z.input<typeof handOverForm>;

/** A reply, and beside it to whom the ticket goes instead. */
export const answerForm = replyForm.extend(handOverForm.shape);
export type Answer = z.input<typeof answerForm>;

/** A reply that is kept as it was typed, while something else is done. */
export const keptReply = z.object({ text: z.string().optional(), attachments: z.array(z.string()).optional() });

import { z } from "zod";
import { advisor } from "#contract/calls/advisor.ts";

const { advisorId } = advisor.assignTicket.body.shape;

/** To whom a ticket goes, and who had it when the form was read; nobody is not posted. */
export const handOverForm = z.object({ advisorId: advisorId.unwrap(), instead: z.uuid().optional() });
export const takeForm = handOverForm.omit({ advisorId: true });
export type HandOver = z.input<typeof handOverForm>;

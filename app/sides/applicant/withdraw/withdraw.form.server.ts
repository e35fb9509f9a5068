import { z } from "zod";
import { ticked } from "#app/forms/pieces.server.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { lostReasons } from "#contract/enumerations/people.ts";
import { message } from "#contract/message.ts";

/** The reason for the withdrawal, and its confirmation. */
export const withdrawForm = z.object({
  reason: z.enum(lostReasons, message("required")),
  note: applicant.withdraw.body.shape.note,
  isMeant: ticked("mustConfirm"),
});
export type Withdrawal = z.input<typeof withdrawForm>;

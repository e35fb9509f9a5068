import { z } from "zod";
import { advisor } from "#contract/calls/advisor.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { message } from "#contract/message.ts";

const max = deskLimits.attendanceCharacters;

/** The pasted list, whose addresses may come from a file instead; and what was found in it, once it was looked at. */
export const attendeesForm = z.object({
  list: z.string().max(max, message("maxLength", { max })).default(""),
  digest: advisor.confirmAttendees.body.shape.digest.optional(),
});

import { z } from "zod";
import { limits } from "#contract/limits.ts";

/** One decision: about whom, as the notice names them, and which row comes next. */
export const decisionForm = z.object({
  accountId: z.uuid(),
  name: z.string().max(limits.lineCharacters),
  kind: z.enum(["infoSession", "consultation", "stuck"]),
  decision: z.enum(["attended", "notAttended", "asked"]),
  next: z
    .string()
    .regex(/^[\w-]*$/)
    .optional(),
});

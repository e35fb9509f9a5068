import { z } from "zod";

/** One decision: about whom, and which row comes next. */
export const decisionForm = z.object({
  accountId: z.uuid(),
  kind: z.enum(["infoSession", "consultation", "stuck"]),
  decision: z.enum(["attended", "notAttended", "asked"]),
  next: z
    .string()
    .regex(/^[\w-]*$/)
    .optional(),
});

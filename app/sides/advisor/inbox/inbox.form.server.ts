import { z } from "zod";
import { onePressKinds } from "#contract/enumerations/inbox.ts";
import { limits } from "#contract/limits.ts";

/** One decision: about whom, as the notice names them, on what as it was read, and which row comes next. */
export const decisionForm = z.object({
  accountId: z.uuid(),
  name: z.string().max(limits.lineCharacters),
  kind: z.enum(onePressKinds),
  id: z.uuid(),
  about: z.string().max(limits.lineCharacters).default(""),
  decision: z.enum(["attended", "notAttended", "asked"]),
  next: z
    .string()
    .regex(/^[\w-]*$/)
    .optional(),
});

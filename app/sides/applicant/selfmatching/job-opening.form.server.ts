import { z } from "zod";
import { evenIfIncomplete } from "#app/forms/pieces.server.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import { text } from "#contract/values.ts";

/** One of the suggested days, or none with a word on when would suit. */
export const interviewForm = z
  .object({
    interviewAt: z.union([z.iso.datetime({ offset: true }), z.literal("none")], { error: message("required") }),
    note: text(limits.textCharacters).optional(),
  })
  .superRefine(({ interviewAt, note }, context) => {
    if (interviewAt === "none" && note === undefined)
      context.addIssue({ code: "custom", message: message("required"), path: ["note"] });
  }, evenIfIncomplete);
export type Interview = z.input<typeof interviewForm>;

/** The note to the company. */
export const noteForm = z.object({ note: text(limits.textCharacters).optional() });
export type Note = z.input<typeof noteForm>;

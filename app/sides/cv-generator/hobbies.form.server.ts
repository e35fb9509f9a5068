import { z } from "zod";
import { typedDay } from "#app/forms/pieces.server.ts";
import { limits } from "#contract/limits.ts";
import { oneLine, text } from "#contract/values.ts";
import { hobby } from "./curriculum-vitae.server.ts";

/** The last page of the input: hobbies, separated by lines or commas, and the line for the signature. */
export const hobbiesForm = z.object({
  hobbies: text(limits.textCharacters)
    .optional()
    .transform((typed) => (typed ?? "").split(/[\n,;]/).flatMap((one) => hobby.safeParse(one).data ?? [])),
  place: oneLine(limits.lineCharacters).optional(),
  date: typedDay.optional(),
  hasLine: z.boolean().default(false),
});

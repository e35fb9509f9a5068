import { z } from "zod";
import { typedDay } from "#app/forms/pieces.server.ts";
import { limits } from "#contract/limits.ts";
import { oneLine, text } from "#contract/values.ts";

/** The last page of the input: hobbies, separated by lines or commas, and the line for the signature. */
export const hobbiesForm = z.object({
  hobbies: text(limits.textCharacters)
    .optional()
    .transform((typed) =>
      (typed ?? "").split(/[\n,;]/).flatMap((one) => one.trim().slice(0, limits.lineCharacters) || []),
    ),
  place: oneLine(limits.lineCharacters).optional(),
  date: typedDay.optional(),
  hasLine: z.boolean().default(false),
});

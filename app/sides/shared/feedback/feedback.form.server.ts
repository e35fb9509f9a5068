import { z } from "zod";
import { feedbackRatings, feedbackReasons } from "#contract/enumerations/help.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";

const max = limits.feedbackCharacters;
/** Known only with script. */
const pixels = z.coerce.number().int().min(0).max(100_000).catch(0);

/** The feedback (spec §3); only the reasons of the chosen rating count. */
export const feedbackForm = z.object({
  selected: z.enum(feedbackRatings, message("required")),
  negativeReasons: z.array(z.enum(feedbackReasons.negative)).default([]),
  positiveReasons: z.array(z.enum(feedbackReasons.positive)).default([]),
  feedback: z.string().trim().max(max, message("maxLength", { max })).optional(),
  screenWidth: pixels,
  screenHeight: pixels,
});
export type Opinion = Omit<z.input<typeof feedbackForm>, "screenWidth" | "screenHeight">;

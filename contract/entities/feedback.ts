import { z } from "zod";
import { feedbackRatings } from "../enumerations/help.ts";
import { limits } from "../limits.ts";

/** Spec §7: an opinion of the portal; `reasons` is a comma list of reasons that match the rating. */
export const feedbackAnswer = z.object({
  selected: z.enum(feedbackRatings),
  reasons: z.string().max(200),
  feedback: z.string().max(limits.feedbackCharacters).optional(),
});

import { z } from "zod";
import { feedbackRatings } from "../enumerations/help.ts";
import { limits } from "../limits.ts";

/** Spec §7, what somebody thinks of the portal; `reasons` is a comma list of those that go with the rating. */
export const feedbackAnswer = z.object({
  selected: z.enum(feedbackRatings),
  reasons: z.string().max(200),
  feedback: z.string().max(limits.feedbackCharacters).optional(),
});

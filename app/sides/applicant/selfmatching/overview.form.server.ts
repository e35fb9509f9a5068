import { z } from "zod";
import { limits } from "#contract/limits.ts";

/** What is said on the overview: of these openings, that they were seen; all else is in the intent. */
export const overviewForm = z.object({
  openings: z.array(z.uuid()).max(limits.jobOpeningsPerPage).default([]),
});

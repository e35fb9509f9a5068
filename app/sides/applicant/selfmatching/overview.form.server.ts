import { z } from "zod";
import { limits } from "#contract/limits.ts";

/** The overview's posts: the openings to mark as seen; the intent says everything else. */
export const overviewForm = z.object({
  openings: z.array(z.uuid()).max(limits.jobOpeningsPerPage).default([]),
});

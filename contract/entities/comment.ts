import { z } from "zod";

/**
 * A note about an applicant, visible only to colleagues of the company (design §14) or to the advisors who look after
 * them.
 */
export const comment = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Null: somebody who has deleted their access. */
  author: z.string().nullable(),
  /** Whether the caller wrote it and may therefore change or delete it. */
  isOwn: z.boolean(),
  createdAt: z.string(),
  /** When its text was last edited; null: never. */
  changedAt: z.string().nullable(),
  version: z.number().int(),
});
export type Comment = z.infer<typeof comment>;

import { z } from "zod";

/** What somebody of a company notes about an applicant, for their colleagues only (design §14). */
export const comment = z.object({
  id: z.uuid(),
  text: z.string(),
  author: z.string(),
  /** Whether the reader wrote it, and may change or delete it. */
  isOwn: z.boolean(),
  createdAt: z.string(),
  /** When its text last became another; null: it stands as it was written. */
  changedAt: z.string().nullable(),
  version: z.number().int(),
});
export type Comment = z.infer<typeof comment>;

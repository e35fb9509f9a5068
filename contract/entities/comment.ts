import { z } from "zod";

/** A note of a company about an applicant, visible to colleagues only (design §14). */
export const comment = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Null: a colleague who has deleted their access. */
  author: z.string().nullable(),
  /** Whether the caller wrote it and may therefore change or delete it. */
  isOwn: z.boolean(),
  createdAt: z.string(),
  /** When its text was last edited; null: never. */
  changedAt: z.string().nullable(),
  version: z.number().int(),
});
export type Comment = z.infer<typeof comment>;

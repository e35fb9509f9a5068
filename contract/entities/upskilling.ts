import { z } from "zod";

/** A course for the people at companies who look after students, in the office's words. */
export const upskillingOffer = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  /** null: at any time. */
  startsAt: z.string().nullable(),
  /** null: online. */
  place: z.string().nullable(),
});
export type UpskillingOffer = z.infer<typeof upskillingOffer>;

import { z } from "zod";
import { writtenLanguages } from "../languages.ts";

/** A course for the people at companies who look after students, in the office's words. */
export const upskillingOffer = z.object({
  id: z.uuid(),
  title: z.string(),
  /** A line below the title: where it is, how long it takes. */
  facts: z.string().nullable(),
  text: z.string(),
  language: z.enum(writtenLanguages),
  /** null: at any time. */
  startsAt: z.string().nullable(),
});
export type UpskillingOffer = z.infer<typeof upskillingOffer>;

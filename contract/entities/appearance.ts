import { z } from "zod";
import { limits } from "../limits.ts";
import { nullable, text } from "../values.ts";

/** How the office wants the portal to look. */
export const appearanceAnswers = z.object({
  /** What the programme is called, in every language. */
  name: text(limits.programmeNameCharacters),
});

/** How the portal looks; null: as it comes. */
export const appearance = nullable(appearanceAnswers.shape);
export type Appearance = z.infer<typeof appearance>;

/** Left out: as it is. */
export const appearanceChanges = appearance.partial().extend({ version: z.number().int().optional() });
export const keptAppearance = appearance.extend({ version: z.number().int() });
export type KeptAppearance = z.infer<typeof keptAppearance>;

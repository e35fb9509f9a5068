import { z } from "zod";
import { colours } from "../enumerations/appearance.ts";
import { limits } from "../limits.ts";
import { nullable, oneLine } from "../values.ts";

const colour = z.enum(colours);

/** How the office wants the portal to look: its name, and the colours of its places. */
export const appearanceAnswers = z.object({
  /** What the programme is called, in every language. */
  name: oneLine(limits.programmeNameCharacters),
  abilities: colour,
  search: colour,
  selfmatching: colour,
  contracts: colour,
  company: colour,
  advisor: colour,
});

const answers = nullable(appearanceAnswers.shape);

/** A picture in the head of every page, in pixels of its file, known by the hash of its bytes. */
export const logo = z.object({ hash: z.string(), width: z.number().int(), height: z.number().int() });
export type Logo = z.infer<typeof logo>;

/** How the portal looks; null: as it comes. */
export const appearance = answers.extend({ logo: logo.nullable() });
export type Appearance = z.infer<typeof appearance>;

/** Left out: as it is. */
export const appearanceChanges = answers.partial().extend({ version: z.number().int().optional() });
export type AppearanceChanges = z.infer<typeof appearanceChanges>;
export const keptAppearance = appearance.extend({ version: z.number().int() });
export type KeptAppearance = z.infer<typeof keptAppearance>;

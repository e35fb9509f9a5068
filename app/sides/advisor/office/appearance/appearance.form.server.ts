import type { z } from "zod";
import { type AppearanceChanges, appearanceAnswers } from "#contract/entities/appearance.ts";

/** How the portal looks; what is left empty is as it comes. */
export const appearanceForm = appearanceAnswers.partial();

const names = appearanceAnswers.keyof().options;

export const appearanceChanges = (answers: z.output<typeof appearanceForm>): AppearanceChanges =>
  Object.fromEntries(names.map((name) => [name, answers[name] ?? null]));

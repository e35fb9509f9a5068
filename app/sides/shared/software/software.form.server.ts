import { z } from "zod";
import { softwareLevels } from "#contract/enumerations/people.ts";
import { message } from "#contract/message.ts";

const softwareLevel = z.literal(softwareLevels, message("required")).optional();

/** A level for each group of software; a group without a level is not stored. */
export const softwareAnswers = z.object({
  adobe: softwareLevel,
  office: softwareLevel,
  programming: softwareLevel,
  other: softwareLevel,
});
export type SoftwareAnswers = z.input<typeof softwareAnswers>;

/** The levels to store: null without a chosen level, nothing when they were not asked for. */
export function softwareChange(answers: z.output<typeof softwareAnswers> | null | undefined) {
  if (answers === undefined) return {};
  const isEmpty = !answers || Object.values(answers).every((level) => level === undefined);
  return { softwareSkills: isEmpty ? null : answers };
}

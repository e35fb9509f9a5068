import { type SectionOf, sectionsOf } from "#contract/enumerations/texts.ts";
import type { ApplicantPaths } from "../paths.ts";

/** The subjects of the tips, in the order of the stages. */
export const sectionNames = sectionsOf("tip");
export type Section = SectionOf<"tip">;

/** The page on which each is put to use. */
export const usedAt: Record<Section, (paths: ApplicantPaths) => string> = {
  choosing: (paths) => paths.studyInfo,
  motivation: (paths) => paths.motivation,
  interview: (paths) => paths.training,
  untilStart: (paths) => paths.faq,
};

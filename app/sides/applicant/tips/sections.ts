import type { ApplicantPaths } from "../paths.ts";

/** The subjects of the tips, in the order of the stages, and the page on which each is put to use. */
export const sections = {
  choosing: { tips: ["everyday", "ask", "both", "distance"], to: (paths: ApplicantPaths) => paths.studyInfo },
  motivation: { tips: ["moment", "why", "aloud", "night"], to: (paths: ApplicantPaths) => paths.motivation },
  interview: { tips: ["read", "stories", "questions", "day", "offer"], to: (paths: ApplicantPaths) => paths.training },
  untilStart: { tips: ["papers", "home", "refresh", "visit"], to: (paths: ApplicantPaths) => paths.faq },
} as const;
export const sectionNames = Object.keys(sections) as (keyof typeof sections)[];

import type { CompanyUser } from "#app/auth/active-company.server.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";

/** Spec §3: hints to companies, each with the flag that hides it for good. */
export const hints = ["hideCourseOfStudyInfo"] as const;
export type Hint = (typeof hints)[number];

/** The hints that apply to the company today and are not hidden. */
export function hintsFor({ drafts }: Pick<CompanyHome, "drafts">, { metadata }: Pick<CompanyUser, "metadata">): Hint[] {
  const isTrue: Record<Hint, boolean> = {
    hideCourseOfStudyInfo: drafts.some(({ missing }) => missing.includes("course")),
  };
  return hints.filter((hint) => isTrue[hint] && metadata[hint] !== true);
}

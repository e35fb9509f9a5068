import { useLocation } from "@remix-run/react";
import { usePageMatch } from "#app/page-match.ts";
import { type ApplicantPaths, advisorPaths, applicantPaths, type CvPaths, cvPaths, publicCvBase } from "#app/paths.ts";
import { useRootData } from "#app/root-data.ts";
import type { Side } from "#contract/sides.ts";

/** Whose page this is. Signing in, its data know better. */
export function useSide(): Side {
  const root = useRootData();
  const { side } = (usePageMatch()?.data ?? {}) as { side?: Side };
  return side ?? root?.side ?? "applicant";
}

/** What a page is titled by: its side, or the CV generator, which has a name of its own on any. */
export function useTitledPart(): Side | "cvGenerator" {
  const side = useSide();
  const { pathname } = useLocation();
  return pathname.startsWith(publicCvBase) || pathname.includes("/cvgenerator") ? "cvGenerator" : side;
}

/** The applicant's links: without prefix on the applicants' own host (design §3). */
export function useApplicantPaths(): ApplicantPaths {
  const root = useRootData();
  return applicantPaths(useLocation().pathname.startsWith("/ds/") || root?.hostSide !== "applicant" ? "/ds" : "");
}

/** The generator's links: of the public one, or of the applicant's side. */
export function useCvPaths(): CvPaths {
  const { home } = useApplicantPaths();
  const isPublic = useLocation().pathname.startsWith(publicCvBase);
  return cvPaths(isPublic ? publicCvBase : home.startsWith("/ds/") ? "/ds/cvgenerator" : "/cvgenerator");
}

export function useAdvisorPaths() {
  const root = useRootData();
  return advisorPaths(useLocation().pathname.startsWith("/advisor") || root?.hostSide !== "advisor" ? "/advisor" : "");
}

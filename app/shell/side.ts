import { useLocation } from "@remix-run/react";
import { usePageMatch } from "#app/page-match.ts";
import {
  type ApplicantPaths,
  advisorPaths,
  applicantPaths,
  type CvPaths,
  cvPaths,
  isCompanyAddress,
  publicCvBase,
} from "#app/paths.ts";
import { useRootData } from "#app/root-data.ts";

export type TitledSide = "applicant" | "company" | "advisor" | "cvGenerator";

interface Host {
  hostSide?: TitledSide;
  isCompanyHost?: true;
}

/** §1, §2: the side by address, of which the host is a part. */
export function sideAt(path: string, { hostSide, isCompanyHost }: Host = {}): TitledSide {
  if (path.startsWith("/lebenslauf-generator") || path.includes("/cvgenerator")) return "cvGenerator";
  if (isCompanyAddress(path) || path.startsWith("/auth/company/")) return "company";
  if (/^(\/auth)?\/advisor(\/|$)/.test(path)) return "advisor";
  return hostSide ?? (isCompanyHost ? "company" : "applicant");
}

/** A page that several sides share knows by its data whose it is (signing in). */
export function useSide(): TitledSide {
  const root = useRootData();
  const { side } = (usePageMatch()?.data ?? {}) as { side?: TitledSide };
  const { pathname } = useLocation();
  return side ?? sideAt(pathname, root);
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

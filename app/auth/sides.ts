import type { Side } from "../context.ts";
import { advisorPaths, applicantPaths, bases } from "../paths.ts";

/** Whether a part of an address names a side that can be signed in to. */
export const isSide = (value: string | undefined): value is Side =>
  value === "applicant" || value === "company" || value === "advisor";

/** Where each side begins. */
export const homes: Record<Side, string> = {
  applicant: applicantPaths("/ds").home,
  company: `${bases.company}/home`,
  advisor: advisorPaths("/advisor").home,
};

/** The side whose prefix a path has; none on a portal host and on pages that several sides share. */
export const sideOfPath = (path: string): Side | undefined =>
  (Object.keys(bases) as Side[]).find((side) => path === bases[side] || path.startsWith(`${bases[side]}/`));

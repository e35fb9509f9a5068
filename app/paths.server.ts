import { sideOfPath } from "#contract/sides.ts";
import { advisorPaths, applicantPaths, cvPaths, publicCvBase } from "./paths.ts";

/** The links for a redirect from this request: as the page itself was asked for, with or without prefix. */
export const applicantPathsOf = (request: Request) => applicantPaths(applicantBaseOf(request));
const applicantBaseOf = (request: Request) => (sideOfPath(new URL(request.url).pathname) === "applicant" ? "/ds" : "");
/** The generator's links as the page itself was asked for. */
export function cvPathsOf(request: Request) {
  const isPublic = new URL(request.url).pathname.startsWith(publicCvBase);
  return cvPaths(isPublic ? publicCvBase : `${applicantBaseOf(request)}/cvgenerator`);
}
export const advisorPathsOf = (request: Request) =>
  advisorPaths(sideOfPath(new URL(request.url).pathname) === "advisor" ? "/advisor" : "");

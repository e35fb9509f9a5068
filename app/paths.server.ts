import { advisorPaths, applicantPaths } from "./paths.ts";

/** The links for a redirect from this request: as the page itself was asked for, with or without prefix. */
export const applicantPathsOf = (request: Request) =>
  applicantPaths(/^\/ds(\/|$)/.test(new URL(request.url).pathname) ? "/ds" : "");
export const advisorPathsOf = (request: Request) =>
  advisorPaths(/^\/advisor(\/|$)/.test(new URL(request.url).pathname) ? "/advisor" : "");

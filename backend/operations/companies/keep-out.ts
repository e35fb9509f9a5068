import type { AdvisorCaller } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { setAccess } from "./set-access.ts";

/** Keeps a company's people out and its openings from applicants, from the next call on. 404 for an unknown company. */
export const keepOut = (work: Work, caller: AdvisorCaller, of: { companyId: string }) =>
  setAccess(work, caller, of, "locked");

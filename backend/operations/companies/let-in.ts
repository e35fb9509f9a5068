import type { AdvisorCaller } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { setAccess } from "./set-access.ts";

/** Lets a company's people in again, and applicants find its openings. 404 for an unknown company. */
export const letIn = (work: Work, caller: AdvisorCaller, of: { companyId: string }) =>
  setAccess(work, caller, of, "unlocked");

import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { actAsCompany } from "./act-as-company.ts";

/** Takes the company's rejection back, while the opening is open and the applicant has accepted no other offer. */
export const takeBackRejection = (
  work: Work,
  colleague: Pick<Colleague, "id">,
  matchId: string,
  { version }: { version?: number } = {},
) => actAsCompany(work, colleague, matchId, { event: "take-back", version });

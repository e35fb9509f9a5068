import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { actAsCompany } from "./act-as-company.ts";

/** Offers an applicant the place. Refuses with 409 (`noPositionLeft`) when no position is free. */
export const acceptApplicant = (
  work: Work,
  colleague: Pick<Colleague, "id">,
  matchId: string,
  { version }: { version?: number } = {},
) => actAsCompany(work, colleague, matchId, { event: "accept", version });

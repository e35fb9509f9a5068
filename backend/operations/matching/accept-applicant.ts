import type { Work } from "../../work.ts";
import { actAsCompany, type Colleague } from "./act-as-company.ts";

/** Offers an applicant the place. Refuses with 409 (`noPositionLeft`) when no position is free. */
export const acceptApplicant = (
  work: Work,
  colleague: Colleague,
  matchId: string,
  { version }: { version?: number } = {},
) => actAsCompany(work, colleague, matchId, { event: "accept", version });

import type { OwnJobOpening } from "#contract/entities/job-opening.ts";
import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { ownOpening } from "./own-opening.ts";

/** An opening of the company (spec §7). 404 for another company's. */
export const fetchJobOpening = (
  { db }: Pick<Work, "db">,
  { companyId }: Pick<Colleague, "companyId">,
  { jobOpeningId }: { jobOpeningId: string },
): Promise<OwnJobOpening> => ownOpening(db, companyId, jobOpeningId);

import type { JobOpeningChanges, OwnJobOpening } from "#contract/entities/job-opening.ts";
import type { Colleague } from "../../callers.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import type { Work } from "../../work.ts";
import { answersIn, columnsOf, refuseNotOffered } from "./opening-answers.ts";
import { ownOpening } from "./own-opening.ts";

/** Begins a draft with whatever is known of it (spec §7). Refuses with 422 a campus, course or start that is not offered. */
export async function createJobOpening(
  { db }: Work,
  { companyId }: Pick<Colleague, "companyId">,
  what: JobOpeningChanges,
): Promise<OwnJobOpening> {
  const answers = answersIn(what);
  await refuseNotOffered(db, answers);
  const values = { ...(await columnsOf(db, answers)), companyId };
  const [draft] = await db.insert(jobOpening).values(values).returning({ id: jobOpening.id });
  return ownOpening(db, companyId, draft!.id);
}

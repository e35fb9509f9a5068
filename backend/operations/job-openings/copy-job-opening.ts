import type { OwnJobOpening } from "#contract/entities/job-opening.ts";
import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { campusesElsewhere } from "../programme/refuse-elsewhere.ts";
import { notOfferedIn } from "../programme/refuse-not-offered.ts";
import { createJobOpening } from "./create-job-opening.ts";
import { answersIn } from "./opening-answers.ts";
import { ownOpening } from "./own-opening.ts";

/**
 * Begins a draft with the answers of another opening, whatever its status; what can no longer be chosen is left out.
 */
export async function copyJobOpening(
  work: Work,
  colleague: Pick<Colleague, "id" | "companyId">,
  { jobOpeningId }: { jobOpeningId: string },
): Promise<OwnJobOpening> {
  const opening = await ownOpening(work.db, colleague.companyId, jobOpeningId);
  const answers = answersIn(opening);
  for (const name of await notOfferedIn(work.db, answers, work.now)) answers[name] = null;
  if (await campusesElsewhere(work.db, answers)) answers.campus = null;
  return createJobOpening(work, colleague, answers);
}

import { and, eq } from "drizzle-orm";
import type { JobOpeningChanges, OwnJobOpening } from "#contract/entities/job-opening.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import type { Colleague } from "../../callers.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import type { Work } from "../../work.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { refuseElsewhere } from "../programme/refuse-elsewhere.ts";
import { refuseNotOffered } from "../programme/refuse-not-offered.ts";
import { answersIn, columnsOf } from "./opening-answers.ts";
import { ownOpening } from "./own-opening.ts";

/**
 * Begins a draft with whatever is known of it (spec §7). 422 for a campus, course or start that is not offered, a
 * course not taught at the campus (`courseElsewhere`), and (`tooManyDrafts`) one more than `limits.companyDrafts`.
 */
export async function createJobOpening(
  { db, now }: Work,
  { id: begunBy, companyId }: Pick<Colleague, "id" | "companyId">,
  what: JobOpeningChanges,
): Promise<OwnJobOpening> {
  // Of drafts begun at once only as many as are allowed are added.
  await lockCompany(db, companyId);
  const isDraft = and(eq(jobOpening.companyId, companyId), eq(jobOpening.status, "draft"));
  if ((await db.$count(jobOpening, isDraft)) >= limits.companyDrafts)
    throw Refusal.invalid({ draft: [message("tooManyDrafts", { max: limits.companyDrafts })] });
  const answers = answersIn(what);
  await refuseNotOffered(db, answers, now);
  await refuseElsewhere(db, answers);
  const values = { ...(await columnsOf(db, answers)), companyId, begunBy };
  const [draft] = await db.insert(jobOpening).values(values).returning({ id: jobOpening.id });
  return ownOpening(db, companyId, draft!.id);
}

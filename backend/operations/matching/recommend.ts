import { and, eq, isNotNull } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Advising } from "../../callers.ts";
import { company } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";
import { lockScene } from "./lock-match.ts";
import { moveMatch } from "./move-match.ts";

/**
 * Recommends an opening to an advisor's own applicant. 409 when they have an application to it already or its company
 * is locked (`jobOpeningNotOpen`), 422 when they are not ready to match.
 */
export async function recommend(
  work: Work,
  advisor: Advising,
  { accountId, jobOpeningId }: { accountId: string; jobOpeningId: string },
) {
  await refuseForeignApplicant(work.db, advisor, accountId);
  const scene = await lockScene(work.db, jobOpeningId, accountId);
  const locked = await work.db.$count(
    company,
    and(eq(company.id, scene.opening.companyId), isNotNull(company.lockedAt)),
  );
  if (locked > 0) throw Refusal.conflict({ status: ["jobOpeningNotOpen"] });
  await moveMatch(work, scene, { event: "recommend", role: "study_advisor", actorId: advisor.id });
}

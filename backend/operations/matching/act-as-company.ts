import { eq } from "drizzle-orm";
import type { Match } from "#contract/entities/match.ts";
import { Refusal } from "#contract/errors.ts";
import type { CompanyCaller } from "../../callers.ts";
import { matchFrom } from "../../db/matches.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import type { Act } from "./act.ts";
import { lockScene } from "./lock-match.ts";
import { moveMatch } from "./move-match.ts";

/** Who acts: somebody of a company. */
export type Colleague = Pick<CompanyCaller, "id" | "companyId">;

/** Carries out a company's act on an application. Refuses with 404 one to an opening that is not the company's. */
export async function actAsCompany(
  work: Work,
  { id: actorId, companyId }: Colleague,
  matchId: string,
  act: Omit<Act, "role" | "actorId">,
): Promise<Match> {
  const [found] = await work.db
    .select({ accountId: match.accountId, opening: jobOpening })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .where(eq(match.id, matchId));
  if (found?.opening.companyId !== companyId) throw Refusal.notFound();
  const scene = await lockScene(work.db, found.opening.id, found.accountId);
  return matchFrom(await moveMatch(work, scene, { ...act, role: "company", actorId }), work.now);
}

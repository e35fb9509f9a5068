import { eq } from "drizzle-orm";
import type { Match } from "#contract/entities/match.ts";
import { Refusal } from "#contract/errors.ts";
import { acquaintanceOf } from "#domain/seen-applicant.ts";
import type { Actor } from "../../callers.ts";
import { matchFrom } from "../../db/matches.ts";
import { match, matchChange } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import type { Act } from "./act.ts";
import { lockScene } from "./lock-match.ts";
import { moveMatch } from "./move-match.ts";

/** An act of a company on an application. */
type CompanysAct = Omit<Act, "role" | "actorId"> & { matchId: string };

/**
 * Carries out a company's act on an application to one of its openings. 404 once the company may not know the applicant
 * any more (ADR 0062), 409 as `moveMatch` says.
 */
export async function actAsCompany(
  work: Work,
  { id: actorId }: Actor,
  { matchId, ...act }: CompanysAct,
): Promise<Match> {
  const [found] = await work.db
    .select({ accountId: match.accountId, jobOpeningId: match.jobOpeningId })
    .from(match)
    .where(eq(match.id, matchId));
  if (!found) throw Refusal.notFound();
  const scene = await lockScene(work.db, found.jobOpeningId, found.accountId);
  const { role, event } = matchChange;
  const history = await work.db.select({ role, event }).from(matchChange).where(eq(matchChange.matchId, matchId));
  if (!scene.match || !acquaintanceOf({ ...matchFrom(scene.match, work.now), history }, work.now))
    throw Refusal.notFound();
  return matchFrom(await moveMatch(work, scene, { ...act, role: "company", actorId }), work.now);
}

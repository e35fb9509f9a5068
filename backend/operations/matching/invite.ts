import type { Match } from "#contract/entities/match.ts";
import { takesActs } from "#domain/job-opening-status.ts";
import type { Colleague } from "../../callers.ts";
import { matchFrom } from "../../db/matches.ts";
import type { Work } from "../../work.ts";
import { ownOpening } from "../job-openings/own-opening.ts";
import { readInterviewDates } from "./interview-dates.ts";
import { knownApplicant } from "./known-applicant.ts";
import { lockScene } from "./lock-match.ts";
import { moveMatch, notOpen } from "./move-match.ts";

interface Invitation {
  jobOpeningId: string;
  accountId: string;
  interviewDateSuggestions: string[];
  place?: string;
}

/**
 * Invites an applicant who has no application to this opening yet. 404 for another company's opening and for applicants
 * whom it may not know there (`knownApplicant`): a company does not learn who else exists. 409 (`jobOpeningNotOpen`,
 * `noPositionLeft`) for an opening that takes nobody any more.
 */
export async function invite(
  work: Work,
  colleague: Pick<Colleague, "id" | "companyId">,
  invitation: Invitation,
): Promise<Match> {
  const { accountId, interviewDateSuggestions, place } = invitation;
  const { db, now } = work;
  const { id } = await ownOpening(db, colleague.companyId, invitation.jobOpeningId);
  const scene = await lockScene(db, id, accountId);
  if (!takesActs(scene.opening, now)) throw notOpen(scene.opening);
  await knownApplicant(work, colleague, { jobOpeningId: id, accountId });
  const dates = readInterviewDates(interviewDateSuggestions, now);
  const act = { event: "arrange-interview", role: "company", actorId: colleague.id } as const;
  const values = { interviewDateSuggestions: dates, interviewAt: null, place: place ?? null };
  // An existing application is addressed itself (`/applicants/:matchId`); a recommendation does not count as one.
  const version = scene.match?.status === "awaiting_any_interest" ? undefined : 0;
  return matchFrom(await moveMatch(work, scene, { ...act, values, version }), now);
}

import { and, eq, sql } from "drizzle-orm";
import { company } from "#contract/calls/company.ts";
import type { JobOpeningChanges, OwnJobOpening } from "#contract/entities/job-opening.ts";
import { Refusal } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import { offeredTerms } from "#domain/job-opening-steps.ts";
import { mayDo, mayOnOwnDraft } from "#domain/permissions.ts";
import { changedAnswers, changesOf, nextVersion } from "#domain/stale-answers.ts";
import type { Colleague, Membership } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { type OpeningRow, openingFrom, type PublishedOpening } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { endEach } from "../matching/end-each.ts";
import { isStillOpen, lockMatches } from "../matching/lock-match.ts";
import { refuseElsewhere } from "../programme/refuse-elsewhere.ts";
import { refuseNotOffered } from "../programme/refuse-not-offered.ts";
import { refuseStale } from "../refuse-stale.ts";
import { changeStatus } from "./change-status.ts";
import { answerNames, answersIn, asStored, columnsOf } from "./opening-answers.ts";
import { lockOwnOpening, ownOpening } from "./own-opening.ts";
import { refuseUnfinished } from "./refuse-unfinished.ts";
import { refuseUnreadEnds } from "./refuse-unread-ends.ts";
import { announceChangedOpening } from "./tell-of-changed-opening.ts";

type Holder = Pick<Colleague, "id" | keyof Membership>;

interface Changes extends JobOpeningChanges {
  jobOpeningId: string;
  /** The version at which the changed answers were read; absent: any version. */
  version?: number;
  status?: "open" | "closed";
  /** The matches that were read to end with it. */
  endedApplications?: string[];
}

/**
 * Saves answers of an opening, then publishes or closes it where a status is named (spec §7). 403 for a draft of
 * one's own that has been published meanwhile; 404 for another company's opening; 409 for `stale` answers, those of a
 * draft to publish included, and for what its status forbids (`jobOpeningMoved`); 422 for a choice that is not offered
 * (`courseElsewhere` for a course that is not taught at the campus), a gap in a published opening, fewer positions
 * than are taken, and as few as are taken unless it was read which applications that ends (`endsApplications`);
 * closing asks the same of those who say which they read.
 */
export async function changeJobOpening(
  work: Work,
  colleague: Holder,
  { jobOpeningId, version, status, endedApplications, ...what }: Changes,
): Promise<OwnJobOpening> {
  const { db } = work;
  const { companyId } = colleague;
  const opening = await lockOwnOpening(db, companyId, jobOpeningId);
  refuseNoLongerOwn(colleague, opening);
  if (status === "open") refuseUnseen(opening, version);
  const saved = await saveAnswers(work, opening, answersIn(what), { version, endedApplications });
  if (status) await changeStatus(work, saved, status, endedApplications);
  return ownOpening(db, companyId, jobOpeningId);
}

/** The router read the status before the lock; since then somebody may have published the draft. */
function refuseNoLongerOwn(colleague: Holder, opening: OpeningRow) {
  const { changeJobOpening: line } = company;
  if (!mayDo(colleague, line.needs) && !mayOnOwnDraft({ ...colleague, userId: colleague.id }, line, opening))
    throw Refusal.forbidden();
}

/** 409 (`stale`, with the answer) for a draft with answers that somebody else has changed since `readAt`. */
function refuseUnseen({ answerVersions }: OpeningRow, readAt = Number.POSITIVE_INFINITY) {
  const unseen = answerNames.filter((name) => (answerVersions[name] ?? 0) > readAt);
  if (unseen.length > 0) throw Refusal.conflict({ status: unseen.map((answer) => message("stale", { answer })) });
}

type WhatWasRead = Pick<Changes, "version" | "endedApplications">;

async function saveAnswers(work: Work, opening: OpeningRow, posted: JobOpeningChanges, read: WhatWasRead) {
  const { db, now } = work;
  const stored: JobOpeningChanges = openingFrom(opening);
  const changes = asStored(posted);
  refuseStale(stored, changes, opening.answerVersions, read.version);
  const changed = changedAnswers(stored, changes);
  if (changed.length === 0) return opening;
  await refuseNotOffered(db, changesOf(stored, changes), now);
  if (changed.includes("course") || changed.includes("campus")) await refuseElsewhere(db, { ...stored, ...changes });
  const columns = { ...(await columnsOf(db, changes)), ...nextVersion(opening, changed) };
  if (opening.status === "draft") return write(db, opening, columns);
  return savePublished(work, opening, { ...opening, ...columns } as PublishedOpening, changed, read);
}

/** A published opening stays whole; more positions reopen it, and applicants in touch hear what changed for them. */
async function savePublished(
  work: Work,
  before: PublishedOpening,
  after: PublishedOpening,
  changed: readonly string[],
  { endedApplications = [] }: WhatWasRead,
) {
  const { db, now } = work;
  const { status } = before;
  if (status === "closed") throw Refusal.conflict({ status: [message("jobOpeningMoved", { status })] });
  refuseUnfinished(openingFrom(after), now);
  const taken = before.requiredCount - before.openPositions;
  if (after.requiredCount < taken) throw Refusal.invalid({ requiredCount: [message("min", { min: taken })] });
  const openPositions = after.requiredCount - taken;
  const isStaffedByIt = openPositions === 0 && status === "open";
  const ended = isStaffedByIt ? await lockMatches(db, and(eq(match.jobOpeningId, before.id), isStillOpen)) : [];
  refuseUnreadEnds(ended, endedApplications, "requiredCount");
  const saved = await write(db, before, { ...after, openPositions, status: openPositions > 0 ? "open" : "staffed" });
  await announceChangedOpening(work, saved, changed);
  if (offeredTerms.some((name) => changed.includes(name))) await renewOffers(db, saved.id);
  await endEach(work, saved, ended, "staff");
  return saved;
}

/** Of an offer that is read with other terms, the acceptance is stale. */
const renewOffers = (db: Executor, jobOpeningId: string) =>
  db
    .update(match)
    .set({ version: sql`${match.version} + 1` })
    .where(and(eq(match.jobOpeningId, jobOpeningId), eq(match.status, "awaiting_applicant_confirmation")));

async function write<Row extends OpeningRow>(
  db: Executor,
  { id }: Row,
  values: Partial<typeof jobOpening.$inferInsert>,
) {
  const [saved] = await db.update(jobOpening).set(values).where(eq(jobOpening.id, id)).returning();
  return saved as Row;
}

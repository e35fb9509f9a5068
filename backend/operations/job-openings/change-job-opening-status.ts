import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import { hasStarted, mayBecome } from "#domain/job-opening-status.ts";
import { missingOf } from "#domain/job-opening-steps.ts";
import type { Colleague } from "../../callers.ts";
import { type OpeningRow, openingFrom } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import type { Work } from "../../work.ts";
import { lockOpening } from "../matching/lock-match.ts";
import { closeJobOpening } from "./close-job-opening.ts";
import { ownOpening } from "./own-opening.ts";

/**
 * Publishes a draft, or closes what is published, which ends its open applications (design §6). Refuses with 404 a
 * foreign opening, with 409 (`jobOpeningMoved`) any other change of status, and with 422 a draft in which something is
 * missing or whose start is over.
 */
export async function changeJobOpeningStatus(
  work: Work,
  { companyId }: Pick<Colleague, "companyId">,
  { jobOpeningId, status: to }: { jobOpeningId: string; status: "open" | "closed" },
) {
  const { db } = work;
  const { id } = await ownOpening(db, companyId, jobOpeningId);
  const opening = await lockOpening(db, id);
  if (!opening) throw Refusal.notFound();
  const { status } = opening;
  if (!mayBecome(status, to)) throw Refusal.conflict({ status: [message("jobOpeningMoved", { status })] });
  // Only a draft is published, and a draft cannot be closed.
  if (opening.status === "draft") await publish(work, opening);
  else await closeJobOpening(work, opening);
}

async function publish({ db, now }: Work, draft: OpeningRow) {
  refuseUnfinished(draft, now);
  await db
    .update(jobOpening)
    .set({ status: "open", openPositions: draft.requiredCount, publishedAt: now, version: draft.version + 1 })
    .where(eq(jobOpening.id, draft.id));
}

function refuseUnfinished(draft: OpeningRow, now: Date) {
  const missing = Object.values(missingOf(openingFrom(draft))).flat();
  const customErrors: Record<string, string[]> = Object.fromEntries(missing.map((name) => [name, ["required"]]));
  const { startDate } = draft;
  if (startDate && hasStarted({ startDate }, now)) customErrors.startDate = ["dateInPast"];
  if (Object.keys(customErrors).length > 0) throw Refusal.invalid(customErrors);
}

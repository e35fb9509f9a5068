import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import { mayBecome } from "#domain/job-opening-status.ts";
import { type OpeningRow, openingFrom } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import type { Work } from "../../work.ts";
import { refuseElsewhere } from "../programme/refuse-elsewhere.ts";
import { refuseNotOffered } from "../programme/refuse-not-offered.ts";
import { closeJobOpening } from "./close-job-opening.ts";
import { refuseUnfinished } from "./refuse-unfinished.ts";

/**
 * Publishes a locked draft, or closes a published opening, which ends its open applications (design §6). 409
 * (`jobOpeningMoved`) for any other change of status, 422 for an incomplete draft and for a study that has run out since
 * it was chosen.
 */
export async function changeStatus(
  work: Work,
  opening: OpeningRow,
  to: "open" | "closed",
  endedApplications?: string[],
) {
  const { status } = opening;
  if (!mayBecome(status, to)) throw Refusal.conflict({ status: [message("jobOpeningMoved", { status })] });
  // Only a draft is published, and a draft cannot be closed.
  if (opening.status === "draft") await publish(work, opening);
  else await closeJobOpening(work, opening, endedApplications);
}

async function publish({ db, now }: Work, draft: OpeningRow) {
  const opening = openingFrom(draft);
  refuseUnfinished(opening, now);
  await refuseNotOffered(db, opening, now);
  await refuseElsewhere(db, opening);
  await db
    .update(jobOpening)
    .set({ status: "open", openPositions: draft.requiredCount, publishedAt: now, version: draft.version + 1 })
    .where(eq(jobOpening.id, draft.id));
}

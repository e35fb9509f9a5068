import { and, inArray, lt } from "drizzle-orm";
import { hasStarted } from "#domain/job-opening-status.ts";
import { todayInGermany } from "#domain/today.ts";
import type { Db } from "../../db/open.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { lockOpening } from "../matching/lock-match.ts";
import { closeJobOpening } from "./close-job-opening.ts";

/** Closes published openings whose training has begun (design §6), each in a transaction of its own. */
export async function closeStartedOpenings(db: Db, publicUrl: string, now: Date) {
  const isOver = and(inArray(jobOpening.status, ["open", "staffed"]), lt(jobOpening.startDate, todayInGermany(now)));
  const due = await db.select({ id: jobOpening.id }).from(jobOpening).where(isOver);
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const opening = await lockOpening(tx, id);
      if (!opening || opening.status === "draft" || opening.status === "closed") return;
      if (hasStarted(opening, now)) await closeJobOpening({ db: tx, publicUrl, now }, opening);
    });
}

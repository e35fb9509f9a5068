import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import { hasStarted, mayBecome } from "#domain/job-opening-status.ts";
import { isPermitted } from "#domain/permissions.ts";
import type { CompanyCaller } from "../../callers.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import type { Work } from "../../work.ts";
import { lockOpening, type OpeningRow } from "../matching/lock-match.ts";
import { closeJobOpening } from "./close-job-opening.ts";
import { ownOpening } from "./own-opening.ts";

const mandatory = ["title", "tasks", "skills", "practicePlace", "practicePostalCode"] as const;

/**
 * Publishes a draft, or closes what is published, which ends its open applications (design §6). Refuses with 404 a
 * foreign opening, with 403 without the permission `editJobOpenings`, with 409 (`jobOpeningMoved`) any other change of
 * status, and with 422 a draft in which something is missing or whose start is over.
 */
export async function changeJobOpeningStatus(
  work: Work,
  caller: Pick<CompanyCaller, "companyId" | "isOwner" | "permissions">,
  companyId: string,
  jobOpeningId: string,
  to: "open" | "closed",
) {
  const { db, now } = work;
  const { id } = await ownOpening(db, caller, companyId, jobOpeningId);
  if (!isPermitted(caller, "editJobOpenings")) throw Refusal.forbidden();
  const opening = await lockOpening(db, id);
  if (!opening) throw Refusal.notFound();
  const { status } = opening;
  if (!mayBecome(status, to)) throw Refusal.conflict({ status: [message("jobOpeningMoved", { status })] });
  if (to === "closed") return closeJobOpening(work, opening);
  refuseIncomplete(opening, now);
  await db
    .update(jobOpening)
    .set({ status: to, publishedAt: now, version: opening.version + 1 })
    .where(eq(jobOpening.id, id));
}

function refuseIncomplete(opening: OpeningRow, now: Date) {
  const missing = mandatory.filter((name) => opening[name].trim() === "");
  const customErrors: Record<string, string[]> = Object.fromEntries(missing.map((name) => [name, ["required"]]));
  if (opening.openPositions === 0) customErrors.requiredCount = ["required"];
  if (hasStarted(opening, now)) customErrors.startDate = ["dateInPast"];
  if (Object.keys(customErrors).length > 0) throw Refusal.invalid(customErrors);
}

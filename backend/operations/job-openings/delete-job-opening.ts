import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import type { Colleague } from "../../callers.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import type { Work } from "../../work.ts";
import { lockOwnOpening } from "./own-opening.ts";

/** Deletes a draft. 409 (`jobOpeningMoved`) for a published opening, which can only be closed (design §6). */
export async function deleteJobOpening(
  { db }: Work,
  { companyId }: Pick<Colleague, "companyId">,
  { jobOpeningId }: { jobOpeningId: string },
) {
  const { id, status } = await lockOwnOpening(db, companyId, jobOpeningId);
  if (status !== "draft") throw Refusal.conflict({ status: [message("jobOpeningMoved", { status })] });
  await db.delete(jobOpening).where(eq(jobOpening.id, id));
}

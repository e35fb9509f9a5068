import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import type { OpeningRow } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";

/** An opening of a company. Refuses with 404 one that it does not have. */
export async function ownOpening(db: Executor, companyId: string, jobOpeningId: string): Promise<OpeningRow> {
  const [row] = await db
    .select()
    .from(jobOpening)
    .where(and(eq(jobOpening.id, jobOpeningId), eq(jobOpening.companyId, companyId)));
  if (!row) throw Refusal.notFound();
  return row as OpeningRow;
}

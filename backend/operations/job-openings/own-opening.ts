import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import type { OpeningRow } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import type { Colleague } from "../matching/act-as-company.ts";

/** An opening of the caller's company. Refuses with 404 another company's, and one that it does not have. */
export async function ownOpening(
  db: Executor,
  colleague: Pick<Colleague, "companyId">,
  companyId: string,
  jobOpeningId: string,
): Promise<OpeningRow> {
  if (companyId !== colleague.companyId) throw Refusal.notFound();
  const [row] = await db
    .select()
    .from(jobOpening)
    .where(and(eq(jobOpening.id, jobOpeningId), eq(jobOpening.companyId, companyId)));
  if (!row) throw Refusal.notFound();
  return row as OpeningRow;
}

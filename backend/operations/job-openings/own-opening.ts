import { and, eq, getTableColumns } from "drizzle-orm";
import type { OwnJobOpening } from "#contract/entities/job-opening.ts";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { type OpeningRow, openingFrom, statusForCompany } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { lockOpening } from "../matching/lock-match.ts";

/** What to select of an opening for its company. */
export const ownColumns = { opening: getTableColumns(jobOpening), status: statusForCompany };

/** What to select of it for its head. */
export const headColumns = {
  id: jobOpening.id,
  title: jobOpening.title,
  campus: jobOpening.campusName,
  startDate: jobOpening.startDate,
  status: statusForCompany,
  openPositions: jobOpening.openPositions,
  requiredCount: jobOpening.requiredCount,
  begunBy: jobOpening.begunBy,
};

export const isOwn = (companyId: string, jobOpeningId: string) =>
  and(eq(jobOpening.id, jobOpeningId), eq(jobOpening.companyId, companyId));

/** An opening as its company sees it, from the columns above. */
export const ownOpeningFrom = ({ opening, status }: Found): OwnJobOpening => ({
  ...openingFrom(opening as OpeningRow),
  status,
  begunBy: opening.begunBy,
  version: opening.version,
});
interface Found {
  opening: typeof jobOpening.$inferSelect;
  status: OwnJobOpening["status"];
}

/** An opening as its company sees it. 404 for another company's. */
export async function ownOpening(db: Executor, companyId: string, jobOpeningId: string): Promise<OwnJobOpening> {
  const [found] = await db.select(ownColumns).from(jobOpening).where(isOwn(companyId, jobOpeningId));
  if (!found) throw Refusal.notFound();
  return ownOpeningFrom(found);
}

/** Locks an opening of a company. 404 for another company's. */
export async function lockOwnOpening(db: Executor, companyId: string, jobOpeningId: string): Promise<OpeningRow> {
  const opening = await lockOpening(db, jobOpeningId);
  if (opening?.companyId !== companyId) throw Refusal.notFound();
  return opening;
}

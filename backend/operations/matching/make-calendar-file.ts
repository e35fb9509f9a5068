import { Readable } from "node:stream";
import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { linkTo, pages } from "#contract/pages.ts";
import type { Actor } from "../../callers.ts";
import { publishedColumns } from "../../db/openings.ts";
import { company } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import { calendarFile } from "../../mail/calendar.ts";
import type { CallWork } from "../../work.ts";
import { appointmentFrom } from "./appointment-from.ts";

/** The calendar file of the applicant's interview or trial day. 404 when neither is scheduled. */
export async function makeCalendarFile(
  { db, publicUrl, language }: CallWork,
  { id: accountId }: Actor,
  { jobOpeningId }: { jobOpeningId: string },
): Promise<BytesAnswer> {
  const [found] = await db
    .select({ row: match, company: company.name, opening: publishedColumns.title })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .innerJoin(company, eq(company.id, jobOpening.companyId))
    .where(and(eq(match.jobOpeningId, jobOpeningId), eq(match.accountId, accountId)));
  const appointment = found && appointmentFrom(found.row);
  if (!appointment) throw Refusal.notFound();
  const { row: _row, ...about } = found;
  const link = linkTo(publicUrl, pages.applicant.jobOpening, { jobOpeningId });
  const { name, content, mimeType } = calendarFile(appointment, { ...about, link }, language);
  return { stream: Readable.from([content]), mimeType, name };
}

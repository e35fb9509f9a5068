import { Readable } from "node:stream";
import { and, eq, sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { acquaintanceOf, nameSeenAs } from "#domain/seen-applicant.ts";
import type { Colleague } from "../../callers.ts";
import { actsOnMatch, isComing } from "../../db/matches.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import { calendarFeed, calendarFile } from "../../mail/calendar.ts";
import type { CallWork } from "../../work.ts";
import { fetchAppearance } from "../appearance/fetch-appearance.ts";
import { appointmentsToCome } from "../matching/appointment-from.ts";

/**
 * The calendar file of a company's interviews and trial days from today on, or of the last of one application alone.
 * Applicants appear under the name that the company may know. 404 when nothing is agreed on.
 */
export async function makeCompanyCalendar(
  { db, publicUrl, language, now }: Pick<CallWork, "db" | "publicUrl" | "language" | "now">,
  { companyId }: Pick<Colleague, "companyId">,
  { matchId }: { matchId?: string },
): Promise<BytesAnswer> {
  const entries = (await scheduledOf(db, companyId, now, matchId)).flatMap(({ row, opening, history, person }) => {
    const acquaintance = acquaintanceOf({ status: row.status, since: row.since.toISOString(), history }, now);
    const applicant = nameSeenAs(acquaintance, person) ?? "–";
    const link = linkTo(publicUrl, pages.company.jobOpening, { jobOpeningId: row.jobOpeningId, companyId });
    return appointmentsToCome(row, now).map((appointment) => ({ appointment, about: { applicant, opening, link } }));
  });
  const last = entries.at(-1);
  if (!last) throw Refusal.notFound();
  const { name, content, mimeType } = matchId
    ? calendarFile(last.appointment, last.about, language)
    : calendarFeed(entries, language, (await fetchAppearance({ db })).name);
  return { stream: Readable.from([content]), mimeType, name };
}

const scheduledOf = (db: Executor, companyId: string, now: Date, matchId: string | undefined) =>
  db
    .select({
      row: match,
      opening: sql<string>`${jobOpening.title}`,
      history: actsOnMatch,
      person: { firstName: account.firstName, lastName: account.lastName, email: account.email },
    })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .innerJoin(account, eq(account.id, match.accountId))
    .where(and(eq(jobOpening.companyId, companyId), isComing(now), matchId ? eq(match.id, matchId) : undefined));

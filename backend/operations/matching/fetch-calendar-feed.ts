import { Readable } from "node:stream";
import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { writtenLanguageOf } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import type { PublicCaller } from "../../callers.ts";
import { isComing } from "../../db/matches.ts";
import type { Executor } from "../../db/open.ts";
import { publishedColumns } from "../../db/openings.ts";
import { account } from "../../db/schema/account.ts";
import { company } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { calendarFeed as feed, match } from "../../db/schema/matching.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import { hashOf } from "../../identity/secrets.ts";
import { calendarFeed } from "../../mail/calendar.ts";
import type { Work } from "../../work.ts";
import { fetchAppearance } from "../appearance/fetch-appearance.ts";
import { countAttempt, hourly } from "../attempts.ts";
import { appointmentsToCome } from "./appointment-from.ts";

const { calendarFeedsPerHour } = limits;

/**
 * The interviews and trial days from today on of the applicant whose calendar address this is: with whom, when, where,
 * and nothing about the applicant. 404 for an address that does not exist (any more), 429 when it is fetched too often.
 */
export async function fetchCalendarFeed(
  { db, publicUrl, now }: Work,
  { address }: Pick<PublicCaller, "address">,
  { token }: { token: string },
): Promise<BytesAnswer> {
  const tokenHash = hashOf(token);
  const [owner] = await db
    .select({ id: account.id, language: account.language })
    .from(feed)
    .innerJoin(account, eq(account.id, feed.accountId))
    .where(eq(feed.tokenHash, tokenHash));
  if (!owner) {
    await countAttempt(db, "wrongCalendar", address, hourly(calendarFeedsPerHour.wrong), now);
    throw Refusal.notFound();
  }
  await countAttempt(db, "calendar", owner.id, hourly(calendarFeedsPerHour.feed), now);
  const language = writtenLanguageOf(owner.language);
  const appointments = (await comingOf(db, owner.id, now)).flatMap(({ row, jobOpeningId, ...about }) => {
    const link = linkTo(publicUrl, pages.applicant.jobOpening, { jobOpeningId });
    return appointmentsToCome(row, now).map((appointment) => ({ appointment, about: { ...about, link } }));
  });
  const { name: programmeName } = await fetchAppearance({ db });
  const { name, content, mimeType } = calendarFeed(appointments, language, programmeName);
  return { stream: Readable.from([content]), mimeType, name };
}

const comingOf = (db: Executor, accountId: string, now: Date) =>
  db
    .select({ row: match, jobOpeningId: jobOpening.id, company: company.name, opening: publishedColumns.title })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .innerJoin(company, eq(company.id, jobOpening.companyId))
    .where(and(eq(match.accountId, accountId), isComing(now)));

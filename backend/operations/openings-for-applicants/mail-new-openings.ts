import { and, eq, gt, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { beginningOfDay, day, minute } from "#domain/time.ts";
import { selectApplicants } from "../../db/accounts.ts";
import type { Db } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { jobOpeningMark } from "../../db/schema/openings-for-applicants.ts";
import { inBulk } from "../../jobs/enqueue.ts";
import { isOn } from "../mail/is-reader.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { suggestedTo } from "./fetch-suggestions.ts";
import { isLooking } from "./is-looking.ts";
import { openingsFor, type RankedOpening } from "./ranked-openings.ts";
import { isNotTooFar, type Reader } from "./ranking.ts";

const daysBefore = (date: Date, days: number) => new Date(date.getTime() - days * day);

/** A call that publishes has its moment before it ends: by then whatever was published earlier can be seen. */
const seenUntil = (now: Date) => new Date(now.getTime() - minute);

/** How far the first mail looks back. */
export const weekBefore = (now: Date) => daysBefore(seenUntil(now), limits.newOpeningsDays);

/**
 * Mails an applicant the best fitting openings that came since the last such mail and were not looked at yet. Sends
 * nothing when no mail is due or nothing new fits, so a second run does nothing.
 */
export async function mailNewOpenings(db: Db, publicUrl: string, accountId: string, now: Date) {
  await db.transaction(async (tx) => {
    const isReader = and(eq(account.id, accountId), isDue(tx, now));
    const [reader] = await selectApplicants(tx).where(isReader).for("no key update");
    if (!reader) return;
    const since = reader.newOpeningsMailedAt ?? weekBefore(now);
    const until = seenUntil(now);
    const rows = await openingsFor(tx, accountId, (reader) => {
      const { where, orderBy } = suggestedTo(accountId, reader);
      return { where: and(where, isNews(reader, since, until)), orderBy, limit: limits.newOpeningsPerMail };
    });
    const [best] = rows;
    if (!best) return;
    await tx.update(account).set({ newOpeningsMailedAt: until }).where(eq(account.id, accountId));
    const values = {
      count: best.total,
      openings: rows.map((row) => listed(row, publicUrl)),
      link: linkTo(publicUrl, pages.applicant.selfMatching),
      unsubscription: linkTo(publicUrl, pages.public.newsletterUnsubscription, { id: reader.unsubscriptionId }),
    };
    await mailApplicant(tx, reader, { kind: "newOpenings", values }, "job_openings_newsletter", inBulk);
  });
}

/**
 * Looks for a partner here, wants these mails, and had none for a week. Days count, not hours, because jobs may run
 * late.
 */
export const isDue = (db: Pick<Db, "select">, now: Date) => {
  const today = beginningOfDay(now);
  return and(
    or(
      isNull(account.newOpeningsMailedAt),
      lt(account.newOpeningsMailedAt, daysBefore(today, limits.newOpeningsDays - 1)),
    ),
    isOn("job_openings_newsletter"),
    isLooking(db),
  );
};

/** Within the reader's maximum distance, unless the distance is not known or the opening was recommended by hand. */
const isNews = (reader: Reader, since: Date, until: Date) =>
  and(
    gt(jobOpening.publishedAt, since),
    lte(jobOpening.publishedAt, until),
    isNull(jobOpeningMark.viewedAt),
    or(isNotNull(match.id), isNotTooFar(reader)),
  );

const listed = ({ opening, company, distanceKilometres }: RankedOpening, publicUrl: string) => ({
  title: opening.title,
  company: company.name,
  place: opening.practicePlace,
  kilometres: distanceKilometres,
  link: linkTo(publicUrl, pages.applicant.jobOpening, { jobOpeningId: opening.id }),
});

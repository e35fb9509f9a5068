import { and, eq, gte, isNull, lte, max, or } from "drizzle-orm";
import { writtenLanguageOf } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { remindersDue } from "#domain/match-status.ts";
import { nameOf } from "#domain/person-name.ts";
import { matchedUnit } from "#domain/stage.ts";
import { day } from "#domain/time.ts";
import { type Applicant, applicantColumns } from "../../db/accounts.ts";
import type { Db, Executor } from "../../db/open.ts";
import { publishedColumns } from "../../db/openings.ts";
import { account } from "../../db/schema/account.ts";
import { company } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { notification } from "../../db/schema/notifications.ts";
import { person } from "../../db/schema/people.ts";
import { advisor } from "../../db/schema/unit.ts";
import { unitsOf } from "../../db/units.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { lockMatches, type MatchRow } from "./lock-match.ts";

const kind = "offer-reminder";

/**
 * Sends reminders of unanswered offers after each of `limits.offerReminderWorkingDays`; with the last one the advisor is
 * told. An offer is never declined by a clock (design §6).
 */
export async function remindOfOffers(db: Db, publicUrl: string, now: Date) {
  const [first] = limits.offerReminderWorkingDays;
  const isSilent = lte(match.since, new Date(now.getTime() - first * day));
  const due = await db
    .select({ id: match.id })
    .from(match)
    .where(and(eq(match.status, "awaiting_applicant_confirmation"), isSilent));
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const [row] = await lockMatches(tx, and(eq(match.id, id), eq(match.status, "awaiting_applicant_confirmation")));
      if (row) await remind({ db: tx, publicUrl, now }, row);
    });
}

async function remind({ db, publicUrl, now }: Work, row: MatchRow) {
  const due = remindersDue(row.since, now);
  if (due <= (await remindersDone(db, row))) return;
  const [found] = await db
    .select({ reader: applicantColumns, company: company.name, opening: publishedColumns.title })
    .from(match)
    .innerJoin(account, eq(account.id, match.accountId))
    .innerJoin(person, eq(person.id, account.personId))
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .innerJoin(company, eq(company.id, jobOpening.companyId))
    .where(eq(match.id, row.id));
  if (!found) return;
  const { reader, ...about } = found;
  await db.insert(notification).values({ accountId: reader.id, matchId: row.id, kind, at: now });
  const values = { ...about, link: linkTo(publicUrl, pages.applicant.jobOpening, row) };
  await mailApplicant(db, reader, { kind: "offerReminder", values }, "reminders");
  if (due === limits.offerReminderWorkingDays.length) await tellAdvisor(db, reader, about, publicUrl);
}

/** How many were due when the last one was sent: after days on which nothing ran, one stands for those before it. */
async function remindersDone(db: Executor, { id, since }: MatchRow) {
  const sent = and(eq(notification.matchId, id), eq(notification.kind, kind), gte(notification.at, since));
  const [found] = await db
    .select({ last: max(notification.at) })
    .from(notification)
    .where(sent);
  return found?.last ? remindersDue(since, found.last) : 0;
}

/** Tells the advisor of the study that companies meet; without one who may sign in, the lead advisors. */
async function tellAdvisor(
  db: Executor,
  person: Applicant,
  about: { company: string; opening: string },
  publicUrl: string,
) {
  const units = await unitsOf(db, person.id);
  const advisorId = matchedUnit({ ...person, units })?.advisorId;
  const isOwn = advisorId ? eq(advisor.id, advisorId) : undefined;
  const able = await db
    .select()
    .from(advisor)
    .where(and(isNull(advisor.lockedAt), or(isOwn, advisor.isLead)));
  const own = able.filter(({ id }) => id === advisorId);
  const applicant = nameOf(person);
  const days = limits.offerReminderWorkingDays.at(-1)!;
  const values = { ...about, applicant, days, link: linkTo(publicUrl, pages.advisor.inbox) };
  for (const { email: to, language } of own.length > 0 ? own : able)
    await queueMail(db, { kind: "offerUnanswered", values, to, language: writtenLanguageOf(language) });
}

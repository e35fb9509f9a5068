import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ApplicationStatus, CancellationReason, MatchEvent, MatchRole } from "#contract/enumerations/matching.ts";
import type { OfferedTerms } from "#domain/job-opening-steps.ts";
import { account } from "./account.ts";
import { createdAt, id, moment } from "./columns.ts";
import { jobOpening } from "./job-openings.ts";

/** An applicant's application to an opening; its status follows the table in `domain/match-status.ts`. */
export const match = pgTable(
  "match",
  {
    id: id(),
    jobOpeningId: uuid()
      .notNull()
      .references(() => jobOpening.id, { onDelete: "cascade" }),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    status: text().$type<ApplicationStatus>().notNull(),
    source: text().$type<MatchRole>().notNull(),
    interviewDateSuggestions: jsonb().$type<string[]>().notNull().default([]),
    interviewAt: moment(),
    trialDayAt: moment(),
    place: text(),
    /** What was agreed on when the offer was accepted, as long as it stands; the opening may change (ADR 0126). */
    agreedTerms: jsonb().$type<OfferedTerms>(),
    cancellationReason: text().$type<CancellationReason>(),
    cancelledBy: text().$type<MatchRole>(),
    cancelledFrom: text().$type<ApplicationStatus>(),
    /** The moment at which it reached its present status. */
    since: createdAt(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex().on(t.jobOpeningId, t.accountId),
    index().on(t.accountId, t.since),
    uniqueIndex("match_one_accepted").on(t.accountId).where(sql`${t.status} = 'offer_accepted'`),
    index("match_by_status").on(t.jobOpeningId, t.status),
    index("match_offered").on(t.since).where(sql`${t.status} = 'awaiting_applicant_confirmation'`),
    index("match_scheduled").on(t.interviewAt).where(sql`${t.status} = 'interview_scheduled'`),
    index("match_trial_day").on(t.trialDayAt).where(sql`${t.status} = 'trial_day_scheduled'`),
  ],
);

/** The address an applicant's calendar subscribes to: at most one, stored only as a hash. */
export const calendarFeed = pgTable("calendar_feed", {
  accountId: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
});

export const matchChange = pgTable(
  "match_change",
  {
    id: id(),
    matchId: uuid()
      .notNull()
      .references(() => match.id, { onDelete: "cascade" }),
    from: text().$type<ApplicationStatus>(),
    to: text().$type<ApplicationStatus>().notNull(),
    event: text().$type<MatchEvent>().notNull(),
    role: text().$type<MatchRole>().notNull(),
    /** The account, company user or advisor who acted; null for the clock. */
    actorId: uuid(),
    reason: text().$type<CancellationReason>(),
    note: text(),
    at: createdAt(),
  },
  (t) => [index().on(t.matchId, t.at), index().on(t.event, t.at)],
);

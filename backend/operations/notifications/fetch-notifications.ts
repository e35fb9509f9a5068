import { and, count, desc, eq, max, sql } from "drizzle-orm";
import type { Notification } from "#contract/entities/notification.ts";
import { Refusal } from "#contract/errors.ts";
import { acquaintanceOf, nameSeenAs } from "#domain/seen-applicant.ts";
import { actsOnMatch } from "../../db/matches.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { company, companyUser } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { notification } from "../../db/schema/notifications.ts";
import type { Work } from "../../work.ts";
import { companiesOf, isFor, isUnreadBy, type Reader } from "./unread.ts";

interface Wanted {
  limit: number;
  offset: number;
  /** Of this company alone. */
  companyId?: string;
}

/**
 * Events at the openings of the reader's companies (spec §7), newest first; `unread` counts all that the reader has not
 * read, `newest` is the moment of the last. 404 for a company they do not belong to or that is locked. Two queries.
 */
export async function fetchNotifications(
  { db, now }: Pick<Work, "db" | "now">,
  reader: Reader,
  { limit, offset, companyId }: Wanted,
) {
  const own = companiesOf(reader);
  if (companyId && !own.includes(companyId)) throw Refusal.notFound();
  const wanted = and(isFor(reader), companyId ? eq(notification.companyId, companyId) : undefined);
  const rows = await notificationsOf(db, reader)
    .where(wanted)
    .orderBy(desc(notification.at), desc(notification.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({
      total: count(),
      unread: sql<number>`(count(*) filter (where ${isUnreadBy(reader)}))::int`,
      newest: max(notification.at),
    })
    .from(notification)
    .where(wanted);
  const { newest, ...counts } = counted!;
  return {
    items: rows.map((row) => notificationFrom(row, now)),
    ...counts,
    newest: newest?.toISOString() ?? null,
  };
}

/** The notifications that a company user may read, with everything that a line shows. */
export const notificationsOf = (db: Executor, { personId }: Pick<Reader, "personId">) =>
  db
    .select({
      notification,
      isUnread: isUnreadBy({ personId }),
      promisedAt: companyUser.confidentialityAcceptedAt,
      company: { id: company.id, name: company.name },
      jobOpening: { id: jobOpening.id, title: sql<string>`${jobOpening.title}` },
      match,
      history: actsOnMatch,
      person: { firstName: account.firstName, lastName: account.lastName, email: account.email },
    })
    .from(notification)
    .innerJoin(company, eq(company.id, notification.companyId))
    .innerJoin(match, eq(match.id, notification.matchId))
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .innerJoin(account, eq(account.id, match.accountId))
    .leftJoin(companyUser, eq(companyUser.personId, personId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof notificationsOf>>[number];

/** A notification as its reader sees it now: the name they may know the applicant by can have changed. */
export function notificationFrom(
  { notification, isUnread, promisedAt, company, jobOpening, match, history, person }: Row,
  now: Date,
): Notification {
  const { id, kind, at, note } = notification;
  const { status, since } = match;
  const acquaintance = acquaintanceOf({ status, since: since.toISOString(), history }, now);
  return {
    id,
    kind: kind as Notification["kind"],
    at: at.toISOString(),
    isRead: !isUnread,
    // Their own words are for those who have promised confidentiality (ADR 0070).
    note: acquaintance && promisedAt ? note : null,
    company,
    jobOpening,
    applicant: { accountId: match.accountId, matchId: match.id, name: nameSeenAs(acquaintance, person) },
  };
}

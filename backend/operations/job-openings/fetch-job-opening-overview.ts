import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { DueApplications, ListedOwnJobOpening } from "#contract/entities/job-opening.ts";
import { type JobOpeningOrder, type JobOpeningStatus, jobOpeningOrders } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { activeStatuses, phases } from "#domain/match-status.ts";
import { todayInGermany } from "#domain/today.ts";
import type { Colleague } from "../../callers.ts";
import { inGerman } from "../../db/in-german.ts";
import { isCompanysTurn, sinceNow } from "../../db/matches.ts";
import { offersDms } from "../../db/offered.ts";
import { statusForCompany } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { mention } from "../../db/search-form.ts";
import type { Work } from "../../work.ts";
import { pageBy, readKey, writeKey } from "../page-key.ts";

interface Wanted {
  status?: JobOpeningStatus;
  /** Part of the title, course or campus, in any case. */
  search?: string;
  order?: JobOpeningOrder;
  /** `next` of the page before. */
  after?: string;
}

interface Row extends Omit<ListedOwnJobOpening, "publishedAt" | "waitingSince"> {
  publishedAt: string | null;
  waitingSince: string | null;
  key: string;
  total: number;
  counts: Partial<Record<JobOpeningStatus, number>>;
  ownDrafts: number;
  due: DueApplications | null;
  offersDms: boolean;
}

/**
 * One page of the company's openings (spec §7). By default, openings where applicants wait come first, longest wait on
 * top, then drafts, published and closed ones, each newest first. 400 for an `after` that was not given out.
 */
export async function fetchJobOpeningOverview(
  { db, now }: Pick<Work, "db" | "now">,
  { id: callerId, companyId }: Pick<Colleague, "id" | "companyId">,
  { status, search, order = jobOpeningOrders[0], after }: Wanted,
) {
  const { key, type, isKey } = orders[order];
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with own as (
      select ${jobOpening.id}, title, campus_name, course_name, start_date, ${statusForCompany} as shown_status,
        open_positions, required_count, published_at, ${jobOpening.createdAt},
        begun_by, waiting, waiting_since, running, applications
      from ${jobOpening} left join lateral (
        select (count(*) filter (where ${isRunning}))::int as running, ${applications} as applications,
          (count(*) filter (where ${isCompanysTurn(now)}))::int as waiting,
          min(${sinceNow(now)}) filter (where ${isCompanysTurn(now)}) as waiting_since
        from ${match} where ${match.jobOpeningId} = ${jobOpening.id}
      ) of_match on true
      where ${eq(jobOpening.companyId, companyId)}
    ), found as (
      select * from own
      where ${and(sql`true`, status && sql`shown_status = ${status}`, mention(search, sql`title`, sql`course_name`, sql`campus_name`))}
    ), page as (
      select *, ${key} as key from found
      ${after === undefined ? sql`` : sql`where (${key}, id) > ${placeIn(after)}`}
      order by key, id limit ${limits.jobOpeningsPerPage + 1}
    )
    select id, title, campus_name as campus, course_name as course, start_date::text as "startDate",
      shown_status as status, open_positions as "openPositions", required_count as "requiredCount",
      published_at as "publishedAt", begun_by as "begunBy", waiting, waiting_since as "waitingSince", running, applications,
      key::text,
      counted.total, counted.counts, counted."ownDrafts", counted.due, counted."offersDms"
    from (
      select (select count(*)::int from found) as total, ${offersDms(todayInGermany(now))} as "offersDms",
        (select coalesce(jsonb_object_agg(shown_status, n), '{}')
          from (select shown_status, count(*) as n from own group by shown_status) by_status) as counts,
        (select count(*)::int from own where shown_status = 'draft' and begun_by = ${callerId}) as "ownDrafts",
        (select json_build_object('openings', count(*), 'applications', sum(waiting), 'longest',
            (array_agg(json_build_object('jobOpeningId', id, 'since', waiting_since) order by waiting_since, id))[1])
          from own where waiting > 0 having count(*) > 0) as due
    ) counted left join page on true
    order by page.key, page.id`);
  const { total, counts, ownDrafts, due, offersDms: isDmsOffered } = rows[0]!;
  const found = rows.filter(({ id }) => id !== null);
  const { items, next } = pageBy(found, limits.jobOpeningsPerPage, ({ key, id }) => writeKey([key, id]));
  return {
    items: items.map(listed),
    total,
    counts,
    ownDrafts,
    due: due && dueFrom(due),
    next,
    offersDms: isDmsOffered,
  };

  function placeIn(place: string) {
    const [key, id] = readKey(place, z.tuple([isKey, z.uuid()]));
    return sql`(${key}::${type}, ${id}::uuid)`;
  }
}

const isRunning = sql`${match.status} in ${activeStatuses}`;
const applications = sql`json_build_object(${sql.join(
  Object.entries(phases).map(
    ([phase, statuses]) => sql`${sql.raw(`'${phase}'`)}, count(*) filter (where ${match.status} in ${statuses})`,
  ),
  sql`, `,
)})`;

const moment = (text: string | null) => text && new Date(text).toISOString();
const dueFrom = ({ longest, ...due }: DueApplications): DueApplications => ({
  ...due,
  longest: { ...longest, since: new Date(longest.since).toISOString() },
});

function listed({
  key,
  total,
  counts,
  ownDrafts,
  due,
  offersDms: _,
  publishedAt,
  waitingSince,
  ...row
}: Row): ListedOwnJobOpening {
  return { ...row, publishedAt: moment(publishedAt), waitingSince: moment(waitingSince) };
}

interface Order {
  /** The sort key, smallest first. */
  key: SQL;
  type: SQL;
  isKey: z.ZodType<string>;
}
const seconds = { type: sql`numeric`, isKey: z.string().regex(/^-?\d{1,15}(\.\d{1,9})?$/) };
const newest = sql`-extract(epoch from created_at)`;
const orders: Record<JobOpeningOrder, Order> = {
  waiting: {
    key: sql`case when waiting_since is not null then extract(epoch from waiting_since) - 1e12
      when shown_status = 'draft' then ${newest} - 1e11
      when shown_status = 'closed' then ${newest} + 1e11 else ${newest} end`,
    ...seconds,
  },
  newest: { key: newest, ...seconds },
  // Drafts without a title or start come last.
  title: { key: inGerman(sql`coalesce(title, chr(65535))`), type: sql`text`, isKey: z.string() },
  start: { key: sql`coalesce(start_date, 'infinity')`, type: sql`date`, isKey: z.iso.date().or(z.literal("infinity")) },
};

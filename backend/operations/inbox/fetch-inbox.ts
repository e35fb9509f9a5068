import { sql } from "drizzle-orm";
import type { Inbox, InboxSearch } from "#contract/entities/inbox.ts";
import type { Advising } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { pageBy } from "../page-key.ts";
import { columns, named, order, placeOf, type WaitingRow, waitingFor, waitingFrom } from "./waiting.ts";

type Row = WaitingRow & { total: number; campuses: string[] };

/**
 * One page of what waits for an advisor: own ones first, the longest wait before others. `total` counts all pages. 400
 * for an `after` that was not given out. One query.
 */
export async function fetchInbox(
  { db, now }: Pick<Work, "db" | "now">,
  advising: Advising,
  { after, size, ...search }: InboxSearch & { after?: string; size: number },
): Promise<Inbox> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    ${waitingFor(advising, now, search)}, page as (
      select * from found ${after === undefined ? sql`` : sql`where (${order}) > ${placeOf(after)}`}
      order by ${order} limit ${size + 1}
    )
    select ${columns}, counted.total, counted.campuses
    from (
      select count(*)::int as total, (select coalesce(json_agg(name order by name), '[]') from campus) as campuses
      from found
    ) counted left join (${named(sql`page`)}) named on true
    order by ${order}`);
  const found = rows.filter(({ id }) => id !== null).map(waitingFrom);
  const { total = 0, campuses = [] } = rows[0] ?? {};
  return { ...pageBy(found, size, ({ key }) => key), total, campuses };
}

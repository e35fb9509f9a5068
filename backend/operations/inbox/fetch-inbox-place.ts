import { sql } from "drizzle-orm";
import type { InboxPlace, InboxSearch } from "#contract/entities/inbox.ts";
import type { Advising } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { columns, named, order, orderBackwards, placeOf, type WaitingRow, waitingFor, waitingFrom } from "./waiting.ts";

type Row = WaitingRow & { side: "previous" | "next" | null; total: number; position: number; isThere: boolean };

/**
 * Where something lies in the inbox, and what lies before and after it; both stay known when it has been decided on.
 * 400 for a `key` that was not given out.
 */
export async function fetchInboxPlace(
  { db, now }: Pick<Work, "db" | "now">,
  advising: Advising,
  { key, ...search }: InboxSearch & { key: string },
): Promise<InboxPlace> {
  const place = placeOf(key);
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    ${waitingFor(advising, now, search)}, beside as (
      (select 'previous' as side, found.* from found where (${order}) < ${place} order by ${orderBackwards} limit 1)
      union all
      (select 'next', found.* from found where (${order}) > ${place} order by ${order} limit 1)
    )
    select ${columns}, side, counted.*
    from (
      select count(*)::int as total, (count(*) filter (where (${order}) <= ${place}))::int as position,
        count(*) filter (where (${order}) = ${place}) > 0 as "isThere"
      from found
    ) counted left join (${named(sql`beside`)}) named on true`);
  const { total, position, isThere } = rows[0]!;
  const beside = (side: Row["side"]) => {
    const row = rows.find((one) => one.side === side);
    return row ? waitingFrom(row) : null;
  };
  return { position: isThere ? position : null, total, previous: beside("previous"), next: beside("next") };
}

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { PendingConfirmation } from "#contract/calls/advisor.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Actor } from "../../callers.ts";
import type { Work } from "../../work.ts";

interface Wanted {
  /** Part of a name or e-mail address, in any case. */
  search?: string;
  /** `next` of the page before. */
  after?: string;
}

type Row = Omit<PendingConfirmation, "statedAt"> & { statedAt: string; unitId: string | null; total: number };

/**
 * One page of what awaits an advisor's confirmation: info sessions and consultations, the oldest statement first.
 * `total` counts all pages. 400 for an `after` that was not given out.
 */
export async function fetchPendingConfirmations(
  { db }: Work,
  { id: advisorId }: Actor,
  { search = "", after }: Wanted,
) {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with awaiting as (
      select 'infoSession' as kind, account.info_session_attended_at as stated_at, null::date as day, unit.id as unit_id
      from unit join account on account.id = unit.account_id
      where unit.advisor_id = ${advisorId} and unit."primary"
        and account.info_session_attended and account.info_session_attendance_confirmed is null
      union all
      select 'consultation', advisor_interview_stated_at, participate_advisor_interview_on, id
      from unit
      where advisor_id = ${advisorId}
        and participate_advisor_interview_on is not null and advisor_interview_confirmed is null
    ), found as (
      select awaiting.*, account.id as account_id, account.first_name, account.last_name, account.email,
        chosen.course_name, chosen.campus_name
      from awaiting
      join unit on unit.id = awaiting.unit_id
      join account on account.id = unit.account_id
      left join lateral (
        select course_name, campus_name from application
        where application.unit_id = unit.id order by "primary" desc, id limit 1
      ) chosen on true
      where position(lower(${search.trim()}) in lower(concat_ws(' ', first_name, last_name, email))) > 0
    ), page as (
      select * from found ${after === undefined ? sql`` : sql`where (stated_at, kind, unit_id) > ${keyIn(after)}`}
      order by stated_at, kind, unit_id limit ${limits.confirmationsPerPage + 1}
    )
    select account_id as "accountId", coalesce(first_name, '') as "firstName", coalesce(last_name, '') as "lastName",
      email, course_name as "courseName", campus_name as "campus", kind, stated_at as "statedAt",
      day as "participateAdvisorInterviewOn", unit_id as "unitId", counted.total
    from (select count(*)::int as total from found) counted left join page on true
    order by stated_at, kind, unit_id`);
  const items = rows.filter((row) => row.unitId !== null);
  const page = items.slice(0, limits.confirmationsPerPage);
  const last = items.length > page.length ? page.at(-1) : undefined;
  return { items: page.map(shown), total: rows[0]?.total ?? 0, next: last ? keyOf(last) : null };
}

const shown = ({ unitId: _unit, total: _total, ...row }: Row): PendingConfirmation => ({
  ...row,
  statedAt: new Date(row.statedAt).toISOString(),
});

/** As PostgreSQL writes one; JavaScript would take a bare number for a year. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));
const pageKey = z.tuple([moment, z.enum(["infoSession", "consultation"]), z.uuid()]);

/** The position of a row in the order, with the moment as PostgreSQL writes it, to the microsecond. */
const keyOf = ({ statedAt, kind, unitId }: Row) =>
  Buffer.from([statedAt, kind, unitId].join("|")).toString("base64url");

function keyIn(after: string) {
  const read = pageKey.safeParse(Buffer.from(after, "base64url").toString().split("|"));
  if (!read.success) throw new Refusal(400, "Diese Seite gibt es nicht.");
  const [statedAt, kind, unitId] = read.data;
  return sql`(${statedAt}::timestamptz, ${kind}, ${unitId}::uuid)`;
}

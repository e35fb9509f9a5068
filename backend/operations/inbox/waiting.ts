import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { InboxSearch, Waiting } from "#contract/entities/inbox.ts";
import { type InboxKind, inboxKinds } from "#contract/enumerations/inbox.ts";
import { Refusal } from "#contract/errors.ts";
import { leadAdvisor } from "#contract/needs.ts";
import { mayAsAdvisor } from "#domain/advisor-rights.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Advising } from "../../callers.ts";
import { looksAfter } from "../../db/looks-after.ts";
import { isOpenAtDesk } from "../tickets/asker.ts";
import { responsible } from "../tickets/tickets-at-desk.ts";
import { anyUnitOf, type Desk, kinds, seenUnitOf, seenUnits } from "./kinds.ts";

export interface WaitingRow extends Omit<Waiting, "key" | "name"> {
  isForeign: boolean;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  companyName: string | null;
}

/** In this order the inbox is read; the key of a page is a value of it. */
export const order = sql`is_foreign, since, kind, id`;
export const orderBackwards = sql`is_foreign desc, since desc, kind desc, id desc`;

/** `with` of a query on `found`: what waits for the advisor, as far as it is searched for, without names. */
export function waitingFor(advising: Advising, now: Date, search: InboxSearch): SQL {
  const desk = deskOf(advising, now, search);
  const parts = (search.kind ? [search.kind] : inboxKinds).map((one) => partOf(one, kinds[one](desk)));
  return sql`with seen as (${seenUnits(desk.sees)}), waiting as (${sql.join(parts, sql` union all `)}), found as (
    select rows.*, coalesce(rows.advisor_id <> ${advising.id}, false) as is_foreign from waiting rows ${soughtAmong(search)}
  )`;
}

function deskOf(advising: Advising, now: Date, { whose }: InboxSearch): Desk {
  if (whose !== "all") return { sees: isOwn(advising), answers: isFor(advising), unitOf: seenUnitOf, now };
  const unitOf = mayAsAdvisor(advising.advisor, leadAdvisor) ? anyUnitOf : seenUnitOf;
  return { sees: looksAfter(advising), answers: isOpenAtDesk(advising), unitOf, now };
}

const isOwn = ({ id }: Advising) => sql`unit.advisor_id = ${id}`;

/** Names are looked up for all that waits only where somebody asks for one. */
const soughtAmong = ({ search = "", campus }: InboxSearch) =>
  search.trim() === "" && campus === undefined
    ? sql``
    : sql`${names} where position(lower(${search.trim()})
          in lower(concat_ws(' ', first_name, last_name, account.email, company.name))) > 0
        ${campus === undefined ? sql`` : sql`and chosen.campus_name = ${campus}`}`;

const names = sql`
  left join unit on unit.id = rows.unit_id
  left join account on account.id = unit.account_id
  left join company on company.id = rows.company_id
  left join lateral (
    select course_name, campus_name from application
    where application.unit_id = unit.id order by "primary" desc, id limit 1
  ) chosen on true`;

/** The few rows that are shown, with whom they are about. */
export const named = (rows: SQL) => sql`
  select rows.*, account.id as account_id, account.first_name, account.last_name, account.email,
    company.name as company_name, chosen.course_name, chosen.campus_name
  from ${rows} rows ${names}`;

const partOf = (kind: InboxKind, select: SQL) =>
  sql`select ${kind} as kind, part.* from (${select}) part (id, since, about, unit_id, advisor_id, company_id)`;

/** What nobody is responsible for waits for every advisor: a company's request that nobody took yet (ADR 0084). */
const isFor = ({ id }: Advising) => sql`coalesce(${responsible}, ${id}) = ${id} and (support_ticket.advisor_id = ${id}
  or support_ticket.company_id is not null or support_ticket.account_id in (select account_id from seen))`;

/** The columns of a row of `named`. */
export const columns = sql`kind, id, since, about, is_foreign as "isForeign", account_id as "accountId",
  first_name as "firstName", last_name as "lastName", email, company_name as "companyName",
  course_name as "courseName", campus_name as "campus"`;

export function waitingFrom(row: WaitingRow): Waiting {
  const { kind, id, about, accountId, firstName, lastName, email, companyName, courseName, campus } = row;
  const name = companyName ?? nameOf({ firstName, lastName, email: email ?? "" });
  const since = new Date(row.since).toISOString();
  return { key: keyOf(row), kind, id, since, accountId, name, courseName, campus, about };
}

/** As PostgreSQL writes one; JavaScript would take a bare number for a year. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));
const pageKey = z.tuple([z.enum(["true", "false"]), moment, z.enum(inboxKinds), z.uuid()]);

/** The position of a row in the order, with the moment as PostgreSQL writes it, to the microsecond. */
const keyOf = ({ isForeign, since, kind, id }: WaitingRow) =>
  Buffer.from([isForeign, since, kind, id].join("|")).toString("base64url");

/** The row value that a key stands for. 400 for one that was not given out. */
export function placeOf(key: string): SQL {
  const read = pageKey.safeParse(Buffer.from(key, "base64url").toString().split("|"));
  if (!read.success) throw new Refusal(400, "Diese Seite gibt es nicht.");
  const [isForeign, since, kind, id] = read.data;
  return sql`(${isForeign}::boolean, ${since}::timestamptz, ${kind}::text, ${id}::uuid)`;
}

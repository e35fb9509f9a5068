import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import type { InboxSearch, Waiting } from "#contract/entities/inbox.ts";
import { type InboxKind, inboxKinds, onePressKinds } from "#contract/enumerations/inbox.ts";
import { leadAdvisor } from "#contract/needs.ts";
import { mayAsAdvisor } from "#domain/advisor-rights.ts";
import { nameOf } from "#domain/person-name.ts";
import { readSearch, type Sought } from "#domain/search-words.ts";
import type { Advising } from "../../callers.ts";
import { looksAfter } from "../../db/looks-after.ts";
import { moment, readKey, writeKey } from "../page-key.ts";
import { holds } from "../search/holds.ts";
import { isOpenAtDesk } from "../tickets/asker.ts";
import { responsible } from "../tickets/tickets-at-desk.ts";
import { anyUnit, type Desk, kinds, seenUnit, unitsFirst } from "./kinds.ts";

export interface WaitingRow extends Omit<Waiting, "key" | "name"> {
  isForeign: boolean;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  companyName: string | null;
}

/** The order of the inbox; the key of a page is one value of it. */
export const order = sql`is_foreign, since, kind, id`;
export const orderBackwards = sql`is_foreign desc, since desc, kind desc, id desc`;

/** `with` of a query on `found`: what waits for the advisor, as far as it is searched for, without names. */
export function waitingFor(advising: Advising, now: Date, search: InboxSearch): SQL {
  const waiting = waitingAt(deskOf(advising, now, search), search.kind ? [search.kind] : inboxKinds);
  return sql`${waiting}, found as (
    select rows.*, coalesce(rows.advisor_id <> ${advising.id}, rows.account_id not in (${openTo(advising)}), false)
      as is_foreign
    from waiting rows ${soughtAmong(search)}
  )`;
}

/** What waits with one applicant for the advisor and one press decides, as part of another query; by their units. */
export function waitingWith(accountId: string, advising: Advising, now: Date) {
  const sees = sql`${looksAfter(advising)} and unit.account_id = ${accountId}`;
  const desk = { sees, answers: isOpenAtDesk(advising), ...seenUnit, now };
  return sql<ApplicantAtDesk["waiting"]>`(${waitingAt(desk, onePressKinds)}
    select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'about', coalesce(about, offering_name))
      order by since, kind, id), '[]')
    from (${named(sql`waiting`)}) named)`;
}

function waitingAt(desk: Desk, which: readonly InboxKind[]) {
  const parts = which.map((one) => partOf(one, kinds[one](desk)));
  return sql`with seen as (select * from unit where ${desk.sees}), waiting as (${sql.join(parts, sql` union all `)})`;
}

function deskOf(advising: Advising, now: Date, { whose }: InboxSearch): Desk {
  if (whose !== "all") return { sees: isOwn(advising), answers: isFor(advising), ...seenUnit, now };
  const units = mayAsAdvisor(advising.advisor, leadAdvisor) ? anyUnit : seenUnit;
  return { sees: looksAfter(advising), answers: isOpenAtDesk(advising), ...units, now };
}

/** Accounts that an advisor or nobody looks after. */
const openTo = ({ id }: Advising) =>
  sql`select account_id from unit where unit.advisor_id = ${id} or unit.advisor_id is null`;

const isOwn = ({ id }: Advising) => sql`unit.advisor_id = ${id}`;

const soughtAmong = ({ search = "", campus }: InboxSearch) =>
  sql`where ${search.trim() === "" ? sql`true` : isAbout(readSearch(search))}
    and ${campus === undefined ? sql`true` : sql`(select campus_name from ${study}) = ${campus}`}`;

/** Asked for once of all applicants and companies, by the index of their search text. */
const isAbout = (wanted: Sought) => sql`(
  rows.account_id in (select id from account where ${holds(wanted, sql`search_text`, sql`email`)})
  or rows.company_id in (select id from company where ${holds(wanted, sql`search_text`, sql`email`)}))`;

const study = sql`(
  select course_name, campus_name from application
  where application.unit_id = coalesce(rows.unit_id, (
    select id from unit where unit.account_id = rows.account_id order by ${unitsFirst} limit 1))
  order by "primary" desc, id limit 1) study`;

/** The few rows that are shown, with whom they are about and, where an offer waits, which company made it. */
export const named = (rows: SQL) => sql`
  select rows.*, account.first_name, account.last_name, account.email, company.name as company_name,
    study.course_name, study.campus_name, offering.name as offering_name
  from ${rows} rows
  left join account on account.id = rows.account_id
  left join company on company.id = rows.company_id
  left join (match join job_opening on job_opening.id = match.job_opening_id
    join company offering on offering.id = job_opening.company_id) on match.id = rows.id
  left join lateral ${study} on true`;

const partOf = (kind: InboxKind, select: SQL) =>
  sql`select ${kind} as kind, part.* from (${select}) part (id, since, about, unit_id, account_id, advisor_id, company_id)`;

/** What nobody is responsible for waits for every advisor: a company's request that nobody took yet (ADR 0084). */
const isFor = ({ id }: Advising) => sql`coalesce(${responsible}, ${id}) = ${id} and (support_ticket.advisor_id = ${id}
  or support_ticket.company_id is not null or support_ticket.account_id in (select account_id from seen))`;

/** The columns of a row of `named`. */
export const columns = sql`kind, id, since, coalesce(about, offering_name) as about, is_foreign as "isForeign",
  account_id as "accountId", first_name as "firstName", last_name as "lastName", email, company_name as "companyName",
  course_name as "courseName", campus_name as "campus"`;

/** A line of the inbox, under the name of the company or of the applicant. */
export function waitingFrom(row: WaitingRow): Waiting {
  const { kind, id, about, accountId, firstName, lastName, email, companyName, courseName, campus } = row;
  const name = companyName ?? nameOf({ firstName, lastName, email: email ?? "" });
  const since = new Date(row.since).toISOString();
  return { key: keyOf(row), kind, id, since, accountId, name, courseName, campus, about };
}

const place = z.tuple([z.boolean(), moment, z.enum(inboxKinds), z.uuid()]);

/** The position of a row in the order, with the moment as PostgreSQL writes it, to the microsecond. */
const keyOf = ({ isForeign, since, kind, id }: WaitingRow) => writeKey([isForeign, since, kind, id]);

/** The row value that a key stands for. 400 for one that was not given out. */
export function placeOf(key: string): SQL {
  const [isForeign, since, kind, id] = readKey(key, place);
  return sql`(${isForeign}::boolean, ${since}::timestamptz, ${kind}::text, ${id}::uuid)`;
}

import { type SQL, sql } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { InboxKind } from "#contract/enumerations/inbox.ts";
import { contractStatuses } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { contractTurnOf } from "#domain/contract-status.ts";
import { matchable } from "#domain/matching.ts";
import { waitingForUs } from "#domain/ticket-status.ts";
import { day } from "#domain/time.ts";
import { workingDaysAgo } from "#domain/working-days.ts";
import { waitsForCheck } from "../../db/documents.ts";
import { isUnderWay } from "../../db/under-way.ts";
import { isUnsettled } from "../../db/unsettled.ts";
import { isTaker } from "../tickets/tickets-at-desk.ts";

/** For whom and when: `sees` is a condition on `unit`, `answers` one on `support_ticket`. */
export interface Desk {
  sees: SQL;
  answers: SQL;
  /** Joins the first unit of an account that the advisor looks after and that something can wait on; drops others. */
  unitOf: (accountId: string, waits: SQL) => SQL;
  /** The same where only whose it is matters: that of everybody's is looked up for the rows that are shown. */
  ownUnitOf: (accountId: string) => SQL;
  now: Date;
}
/** Selects id, since, about, unit, its account, responsible advisor and company of what waits. */
type Select = (desk: Desk) => SQL;

export const unitsFirst = sql`unit."primary" desc, unit.created_at`;

const seenUnitOf = (accountId: string, waits: SQL) => sql`join (
    select distinct on (unit.account_id) * from seen unit where ${waits} order by unit.account_id, ${unitsFirst}
  ) unit on unit.account_id = ${sql.raw(accountId)}`;
/** For an advisor who looks after some applicants: their units are few, and read first, as `seen`. */
export const seenUnit = { unitOf: seenUnitOf, ownUnitOf: (accountId: string) => seenUnitOf(accountId, sql`true`) };
/** For an advisor who looks after everybody: units are looked up only for those who wait, or not at all. */
export const anyUnit = {
  unitOf: (accountId: string, waits: SQL) => sql`join lateral (select * from unit
    where unit.account_id = ${sql.raw(accountId)} and ${waits} order by ${unitsFirst} limit 1) unit on true`,
  ownUnitOf: () => sql`cross join (select null::uuid as id, null::uuid as advisor_id) unit`,
};

const isBeforeMatching = sql`unit.stage in ('New', 'Examined Application', 'Ready to match')`;

const statesInfoSession = sql`account.info_session_attended and account.info_session_attendance_confirmed is null`;
const statesConsultation = sql`unit.participate_advisor_interview_on is not null and unit.advisor_interview_confirmed is null`;

const advisorsTurns = contractStatuses.filter((status) => contractTurnOf(status) === "study_advisor");

/** Where each kind of waiting comes from: the only place that knows. Each is found by an index of its own. */
export const kinds: Record<InboxKind, Select> = {
  infoSession: ({ unitOf }) => sql`
    select account.id, account.info_session_attended_at, null, unit.id, account.id, unit.advisor_id, null::uuid
    from account ${unitOf("account.id", isUnderWay)}
    where ${statesInfoSession}`,
  consultation: ({ sees }) => sql`
    select unit.id, unit.advisor_interview_stated_at, unit.participate_advisor_interview_on::text, unit.id,
      unit.account_id, unit.advisor_id, null::uuid
    from unit
    where ${statesConsultation} and ${isUnderWay} and ${sees}`,
  // ADR 0093: what an applicant has to prove; after enrolment or an end nobody has to any more.
  document: ({ unitOf }) => sql`
    select document.id, document.created_at, document.type, unit.id, unit.account_id, unit.advisor_id, null::uuid
    from document ${unitOf("document.account_id", isUnderWay)}
    where ${waitsForCheck}`,
  contract: ({ sees, unitOf }) => sql`
    select contract.id, coalesce(last.at, contract.created_at), contract.status, unit.id, unit.account_id, unit.advisor_id, null::uuid
    from contract join unit on unit.id = contract.unit_id
    left join lateral (
      select max(at) as at from contract_change where contract_change.contract_id = contract.id
    ) last on true
    where contract.status in ${advisorsTurns} and ${sees}
    union all
    select unit.id, unit.stage_since, 'none', unit.id, unit.account_id, unit.advisor_id, null::uuid
    from account ${unitOf("account.id", sql`unit.stage in ${matchable}`)}
    where account.practice_partner_exists and ${isUnsettled(sql`account.id`)}`,
  ticket: ({ answers }) => sql`
    select support_ticket.id, support_ticket.asked_at, support_ticket.subject, unit.id,
      support_ticket.account_id, coalesce(advisor.id, unit.advisor_id), support_ticket.company_id
    from support_ticket left join advisor on ${isTaker} left join lateral (
      select id, advisor_id from unit where unit.account_id = support_ticket.account_id
      order by ${unitsFirst} limit 1
    ) unit on true
    where support_ticket.status in ${waitingForUs} and ${answers}`,
  // §6: an offer is never declined by a clock; after the last reminder it is the advisor's. One advisor asks for all.
  offer: ({ now, ownUnitOf }) => sql`
    select match.id, greatest(match.since, asked.at), null, unit.id, match.account_id, unit.advisor_id, null::uuid
    from match ${ownUnitOf("match.account_id")} cross join lateral (
      select max(followed_up_at) as at from unit where unit.account_id = match.account_id
    ) asked
    where match.status = 'awaiting_applicant_confirmation'
      and match.since <= ${workingDaysAgo(limits.offerReminderWorkingDays.at(-1)!, now).toISOString()}::timestamptz
      and (asked.at <= ${stuckSince(now)}::timestamptz) is not false`,
  // Only where it is the applicant's turn: what waits for the advisor is another kind.
  stuck: ({ sees, now }) => sql`
    select unit.id, greatest(unit.stage_since, unit.followed_up_at), unit.stage, unit.id, unit.account_id, unit.advisor_id, null::uuid
    from unit
    where ${isBeforeMatching} and ${sees} and unit.stage_since <= ${stuckSince(now)}::timestamptz
      and greatest(unit.stage_since, unit.followed_up_at) <= ${stuckSince(now)}::timestamptz
      and not exists (select from account where account.id = unit.account_id
        and ${statesInfoSession})
      and not (${statesConsultation})
      and ${isUnsettled(sql`unit.account_id`)}
      and not (unit.stage = 'Ready to match' and exists (
        select from account where account.id = unit.account_id and account.practice_partner_exists))`,
};

const stuckSince = (now: Date) => new Date(now.getTime() - deskLimits.stuckDays * day).toISOString();

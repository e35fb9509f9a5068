import { type SQL, sql } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { InboxKind } from "#contract/enumerations/inbox.ts";
import { limits } from "#contract/limits.ts";
import { day } from "#domain/time.ts";
import { workingDaysAgo } from "#domain/working-days.ts";

/** Selects id, since, about, unit and company of what waits; `sees` is a condition on `unit`. */
type Select = (sees: SQL, now: Date) => SQL;

/** The unit of an account that the advisor looks after: of several the primary one. */
const unitOf = (accountId: string, sees: SQL) => sql`lateral (
  select * from unit where unit.account_id = ${sql.raw(accountId)} and ${sees}
  order by unit."primary" desc, unit.created_at limit 1
) unit on true`;

const isBeforeMatching = sql`unit.stage in ('New', 'Examined Application', 'Ready to match')`;

/** Where each kind of waiting comes from: the only place that knows. Each is found by an index of its own. */
export const kinds: Record<InboxKind, Select> = {
  infoSession: (sees) => sql`
    select unit.id, account.info_session_attended_at as since, null as about, unit.id as unit_id, null::uuid as company_id
    from account join ${unitOf("account.id", sees)}
    where account.info_session_attended and account.info_session_attendance_confirmed is null`,
  consultation: (sees) => sql`
    select unit.id, unit.advisor_interview_stated_at, unit.participate_advisor_interview_on::text, unit.id, null::uuid
    from unit
    where unit.participate_advisor_interview_on is not null and unit.advisor_interview_confirmed is null and ${sees}`,
  contract: (sees) => sql`
    select contract.id, coalesce(last.at, contract.created_at), contract.status, unit.id, null::uuid
    from contract join unit on unit.id = contract.unit_id
    left join lateral (
      select max(at) as at from contract_change where contract_change.contract_id = contract.id
    ) last on true
    where contract.status in ('in_review', 'signed') and ${sees}
    union all
    select unit.id, unit.stage_since, 'none', unit.id, null::uuid
    from account join ${unitOf("account.id", sees)}
    where account.practice_partner_exists and unit.stage in ('Ready to match', 'In Matching')
      and not exists (select from contract where contract.unit_id = unit.id)`,
  // A company's request waits for every advisor (ADR 0073).
  ticket: (sees) => sql`
    select support_ticket.id, support_ticket.changed_at, support_ticket.subject, unit.id, support_ticket.company_id
    from support_ticket left join ${unitOf("support_ticket.account_id", sees)}
    where support_ticket.status in ('open', 'in_progress')
      and (support_ticket.company_id is not null or unit.id is not null)`,
  // §6: an offer is never declined by a clock; after the last reminder it is the advisor's.
  offer: (sees, now) => sql`
    select match.id, match.since, company.name, unit.id, null::uuid
    from match join job_opening on job_opening.id = match.job_opening_id
    join company on company.id = job_opening.company_id
    join ${unitOf("match.account_id", sees)}
    where match.status = 'awaiting_applicant_confirmation'
      and match.since <= ${workingDaysAgo(limits.offerReminderWorkingDays.at(-1)!, now).toISOString()}::timestamptz`,
  // Only where it is the applicant's turn: what waits for the advisor is another kind.
  stuck: (sees, now) => sql`
    select unit.id, greatest(unit.stage_since, unit.followed_up_at), unit.stage, unit.id, null::uuid
    from unit join account on account.id = unit.account_id
    where ${isBeforeMatching} and ${sees} and unit.stage_since <= ${stuckSince(now)}::timestamptz
      and greatest(unit.stage_since, unit.followed_up_at) <= ${stuckSince(now)}::timestamptz
      and not (coalesce(account.info_session_attended, false) and account.info_session_attendance_confirmed is null)
      and not (unit.participate_advisor_interview_on is not null and unit.advisor_interview_confirmed is null)
      and not (coalesce(account.practice_partner_exists, false) and unit.stage = 'Ready to match')`,
};

const stuckSince = (now: Date) => new Date(now.getTime() - deskLimits.stuckDays * day).toISOString();

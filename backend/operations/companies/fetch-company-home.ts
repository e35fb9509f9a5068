import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { company as calls } from "#contract/calls/company.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";
import type { PaymentType } from "#contract/enumerations/companies.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { missingOf } from "#domain/job-opening-steps.ts";
import { activeStatuses, appointmentOf } from "#domain/match-status.ts";
import { paymentStateOf } from "#domain/payment.ts";
import { mayDo } from "#domain/permissions.ts";
import { acquaintanceOf, nameSeenAs, type Standing } from "#domain/seen-applicant.ts";
import { beginningOfDay, day } from "#domain/time.ts";
import { todayInGermany } from "#domain/today.ts";
import type { Colleague } from "../../callers.ts";
import { actsOnMatch, isCompanysTurn, sinceNow, statusNow } from "../../db/matches.ts";
import { offersDms } from "../../db/offered.ts";
import { account } from "../../db/schema/account.ts";
import { bankAccount, company } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { notification } from "../../db/schema/notifications.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import type { CallWork } from "../../work.ts";
import { shownNews } from "../announcements/shown-news.ts";
import { dueContractsFor } from "../contract/students-of-company.ts";
import { notificationFrom, notificationsOf } from "../notifications/fetch-notifications.ts";
import { isFor } from "../notifications/unread.ts";
import { isOpenTo } from "../tickets/asker.ts";
import { contactOf, officeOf } from "./fetch-company-contact.ts";

type Reader = Pick<Colleague, "role" | "id" | "companyId" | "personId" | "memberships" | "isOwner" | "permissions">;
type Stage = CompanyHome["stages"][number];
type Opening = CompanyHome["appointments"][number]["jobOpening"];
/** An application as it comes out of the query, with its status now. */
interface Applied {
  id: string;
  accountId: string;
  status: NonNullable<Standing["status"]>;
  since: string;
  interviewAt: string | null;
  trialDayAt: string | null;
  place: string | null;
  jobOpening: Opening;
  history: Standing["history"];
  person: Parameters<typeof nameSeenAs>[1];
}
interface Found {
  jobOpenings: number;
  payment: { type: PaymentType | null; hasMandate: boolean };
  waiting: (Applied & { count: number; longest: string })[];
  appointments: Applied[];
  stages: Stage[];
  drafts: (Parameters<typeof missingOf>[0] & Pick<CompanyHome["drafts"][number], "id" | "begunBy">)[];
  news: CompanyHome["news"];
  contact: CompanyHome["contact"] | null;
  waitingTickets: number;
  waitingContracts: CompanyHome["waitingContracts"];
  offersDms: boolean;
}

/** What a company's home shows (look §9, picture 12). Two queries. */
export async function fetchCompanyHome(
  { db, now, backend, language }: Pick<CallWork, "db" | "now" | "backend" | "language">,
  reader: Reader,
): Promise<CompanyHome> {
  const { companyId } = reader;
  const { rows } = await db.execute<Found & Record<string, unknown>>(homeOf(reader, language, now));
  const { payment, waiting, appointments, stages, drafts, news, contact, ...asIs } = rows[0]!;
  const notices = await notificationsOf(db, reader)
    .where(and(isFor(reader), eq(notification.companyId, companyId)))
    .orderBy(desc(notification.at), desc(notification.id))
    .limit(limits.notificationsPerPage);
  return {
    ...asIs,
    paymentState: paymentStateOf(payment.type, payment.hasMandate),
    waiting: waitingFrom(waiting, now),
    appointments: appointments.map((row) => agreedDayFrom(row, now)),
    stages: activeStatuses.map(
      (status) => stages.find((stage) => stage.status === status) ?? { status, count: 0, waiting: 0 },
    ),
    drafts: drafts.map(draftFrom),
    notifications: notices.map((row) => notificationFrom(row, now)),
    news: news.map((item) => ({ ...item, publishedAt: momentOf(item.publishedAt) })),
    contact: contact ?? officeOf(backend),
  };
}

const momentOf = (text: string) => new Date(text).toISOString();
const nullableMoment = (text: string | null) => text && momentOf(text);

/** What the company may call the applicant. */
function applicantFrom({ id: matchId, accountId, status, since, history, person }: Applied, now: Date) {
  const acquaintance = acquaintanceOf({ status, since: momentOf(since), history }, now);
  return { accountId, matchId, name: nameSeenAs(acquaintance, person) };
}

function waitingFrom(rows: Found["waiting"], now: Date): CompanyHome["waiting"] {
  const isFirst = ({ jobOpening }: Applied, index: number) => rows[index - 1]?.jobOpening.id !== jobOpening.id;
  return rows.filter(isFirst).map(({ jobOpening, count, longest }) => ({
    jobOpening,
    count,
    since: momentOf(longest),
    applicants: rows.filter((row) => row.jobOpening.id === jobOpening.id).map((row) => waitingApplicant(row, now)),
  }));
}

const waitingApplicant = (row: Applied, now: Date) => ({
  ...applicantFrom(row, now),
  status: row.status,
  since: momentOf(row.since),
  interviewAt: nullableMoment(row.interviewAt),
  trialDayAt: nullableMoment(row.trialDayAt),
});

const agreedDayFrom = (row: Applied, now: Date): CompanyHome["appointments"][number] => ({
  kind: row.status === "interview_scheduled" ? "interview" : "trialDay",
  at: momentOf(appointmentOf(row)!),
  place: row.place,
  jobOpening: row.jobOpening,
  applicant: applicantFrom(row, now),
});

function draftFrom(row: Found["drafts"][number]): CompanyHome["drafts"][number] {
  const { id, title, course, campus, begunBy } = row;
  return { id, title, course, campus, begunBy, missing: Object.values(missingOf(row)).flat() };
}

const listOf = (rows: SQL) => sql`(select coalesce(json_agg(row), '[]') from (${rows}) row)`;

/** Everything that depends on the company alone, in one query; each part is a list of its own. */
function homeOf(reader: Reader, language: WrittenLanguage, now: Date) {
  const { companyId } = reader;
  const isDraft = and(eq(jobOpening.companyId, companyId), eq(jobOpening.status, "draft"));
  // ADR 0067: with fewer rights, only drafts of one's own can be finished.
  const isTheirOwn = eq(jobOpening.begunBy, reader.id);
  return sql`
    with own as (
      select ${match.id}, ${match.accountId}, ${statusNow(now)} as status, ${sinceNow(now)} as since,
        ${match.interviewAt}, ${match.trialDayAt}, ${match.place}, ${isCompanysTurn(now)} as is_due, ${jobOpening.id} as opening_id,
        json_build_object('id', ${jobOpening.id}, 'title', ${jobOpening.title}, 'course', ${jobOpening.courseName},
          'campus', ${jobOpening.campusName}) as opening
      from ${match} join ${jobOpening} on ${jobOpening.id} = ${match.jobOpeningId}
      where ${jobOpening.companyId} = ${companyId} and ${match.status} in ${activeStatuses}
    ), due as (
      select *, row_number() over opening as place_in_opening, (count(*) over whole_opening)::int as count,
        min(since) over whole_opening as longest
      from own where is_due
      window opening as (partition by opening_id order by since, id), whole_opening as (partition by opening_id)
    ), ranked as (select *, dense_rank() over (order by longest, opening_id) as opening_rank from due)
    select
      (select count(*)::int from ${jobOpening} where ${jobOpening.companyId} = ${companyId}) as "jobOpenings",
      (select json_build_object('type', ${company.paymentType}, 'hasMandate', ${bankAccount.mandateReference} is not null)
        from ${company} left join ${bankAccount} on ${bankAccount.companyId} = ${company.id}
        where ${company.id} = ${companyId}) as payment,
      ${listOf(sql`select count, longest, ${appliedColumns} from ranked as match join ${account} on ${isTheirs}
        where place_in_opening <= ${limits.companyHomeNames} and opening_rank <= ${limits.companyHomeOpenings}
        order by opening_rank, place_in_opening`)} as waiting,
      ${listOf(sql`select ${appliedColumns} from own as match join ${account} on ${isTheirs}
        where ${isWithinAWeek(now)} order by ${appointment}, match.id`)} as appointments,
      ${listOf(sql`select status, count(*)::int as count, (count(*) filter (where is_due))::int as waiting
        from own group by status`)} as stages,
      ${listOf(sql`select id, title, campus_name as campus, course_name as course, start_date as "startDate", begun_by as "begunBy",
          required_count as "requiredCount", left(tasks, 1) as tasks, practice_place as "practicePlace",
          practice_postal_code as "practicePostalCode", workmodel, left(skills, 1) as skills
        from ${jobOpening} where ${and(isDraft, mayDo(reader, calls.changeJobOpening.needs) ? undefined : isTheirOwn)}
        order by ${jobOpening.createdAt} desc, id limit ${limits.companyHomeDrafts}`)} as drafts,
      ${listOf(sql`select id, title, language, published_at as "publishedAt" from (${shownNews(reader, language, now)}) shown
        order by published_at desc, id limit ${limits.newsPerPage}`)} as news,
      (select count(*)::int from ${supportTicket}
        where ${and(isOpenTo(reader), eq(supportTicket.status, "waiting"))}) as "waitingTickets",
      ${dueContractsFor(reader)} as "waitingContracts",
      ${offersDms(todayInGermany(now))} as "offersDms",
      (${contactOf(companyId)}) as contact`;
}

const appliedColumns = sql`match.id, match.account_id as "accountId", match.status, match.since,
  match.interview_at as "interviewAt", match.trial_day_at as "trialDayAt", match.place, match.opening as "jobOpening",
  json_build_object('firstName', ${account.firstName}, 'lastName', ${account.lastName}, 'email', ${account.email})
    as person, ${actsOnMatch} as history`;
const isTheirs = sql`${account.id} = match.account_id`;

const appointment = sql`case ${match.status} when 'interview_scheduled' then ${match.interviewAt}
  when 'trial_day_scheduled' then ${match.trialDayAt} end`;

/** From today on, in UTC, as `dayPassesAt` has it. */
function isWithinAWeek(now: Date) {
  const from = beginningOfDay(now);
  const until = new Date(from.getTime() + (limits.companyAppointmentDays + 1) * day);
  return sql`${appointment} >= ${from.toISOString()} and ${appointment} < ${until.toISOString()}`;
}

import pg from "pg";
import type { Database } from "#backend/db/open.ts";
import { fetchAccounts } from "#backend/operations/account/fetch-accounts.ts";
import { fetchAuditLog } from "#backend/operations/audit/fetch-audit-log.ts";
import { fetchCompanies } from "#backend/operations/companies/fetch-companies.ts";
import { fetchFeedback } from "#backend/operations/figures/fetch-feedback.ts";
import { fetchFunnel } from "#backend/operations/figures/fetch-funnel.ts";
import { fetchOpeningFigures } from "#backend/operations/figures/fetch-opening-figures.ts";
import { refreshFigures } from "#backend/operations/figures/refresh-figures.ts";
import { fetchInbox } from "#backend/operations/inbox/fetch-inbox.ts";
import { fetchInboxPlace } from "#backend/operations/inbox/fetch-inbox-place.ts";
import { fetchFit } from "#backend/operations/job-openings/fetch-fit.ts";
import { fetchMails } from "#backend/operations/mail/fetch-mails.ts";
import { searchTickets } from "#backend/operations/tickets/search-tickets.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { funnelGroups } from "#contract/enumerations/figures.ts";
import { limits } from "#contract/limits.ts";
import { timeCalls } from "./timed-calls.ts";

const minutesAgo = (n: string) => `now() - ${n} * interval '1 minute'`;

/** What a desk has after a year, beside the people of the matching: rows by their number, so that runs measure the same. */
const statements = [
  `update unit set stage_since = ${minutesAgo("n * 5")}, created_at = ${minutesAgo("n * 5")},
     stage = case when n % 10 < 2 then 'Lost' when n < 6000 then 'New' when n % 10 < 7 then 'Won' else 'In Matching' end
   from (select id, row_number() over (order by id)::int as n from unit) counted where counted.id = unit.id`,
  `insert into stage_change (unit_id, "from", "to", reason)
   select id, 'In Matching', 'Lost', 'Abgesagt' from unit where stage = 'Lost'`,
  `update account set info_session_attended = true, info_session_attended_at = ${minutesAgo("n * 5")},
     info_session_attendance_confirmed = case when n < 1000 then null else true end
   from (select id, row_number() over (order by id)::int as n from account) counted where counted.id = account.id`,
  `insert into document (account_id, category, type, name, mime_type, bytes, file_key, accepted_at, created_at)
   select account.id, 'Certificate', 'Certificate', 'Zeugnis.pdf', 'application/pdf', 1, gen_random_uuid(),
     case when n < 1000 then null else now() end, ${minutesAgo("n * 5")}
   from (select id, row_number() over (order by id)::int as n from account) account, generate_series(1, 3)`,
  `insert into support_ticket (account_id, subject, status, asked_at)
   select id, 'Frage ' || n, case when n < 1000 then 'open' else 'closed' end, ${minutesAgo("n * 5")}
   from (select id, row_number() over (order by id)::int as n from account) account where n % 2 = 0`,
  `update match set status = 'cancelled'
   where status = 'awaiting_applicant_confirmation' and since < now() - interval '25 days'`,
  `insert into match_change (match_id, "to", event, role, at)
   select id, 'awaiting_partner_interest', 'express-interest', 'applicant', since from match`,
  `insert into match_change (match_id, "to", event, role, at)
   select id, 'interview_scheduled', 'arrange-interview', 'company', since + interval '3 days'
   from (select id, since, row_number() over (order by id) as n from match) match where n % 3 > 0`,
  `insert into feedback (selected, reasons, feedback, agent, screen_width, screen_height, at)
   select (array['positive', 'neutral', 'negative'])[1 + n % 3], '', case when n % 4 = 0 then 'Gut.' end, '', 1, 1,
     ${minutesAgo("n * 10")} from generate_series(1, 50000) n`,
  `insert into mail (kind, "to", queued_at, sent_at)
   select 'newMessage', email, ${minutesAgo("n")}, now()
   from (select email, row_number() over (order by id) as n from account) account, generate_series(1, 5)`,
  `insert into audit_entry (at, caller, role, operation, subject, account_id)
   select ${minutesAgo("n")}, advisor_id, 'study_advisor', 'study_advisor.fetchApplicant', account_id, account_id
   from (select advisor_id, account_id, row_number() over (order by id) as n from unit) unit, generate_series(1, 10)`,
  "vacuum analyze",
];

interface Reader {
  id: string;
  email: string;
  last_name: string;
  opening_id: string;
  company_id: string;
}

/** Measures the lists and figures of desk and office among the people of the matching. */
export async function measureDesk({ db, pool, url }: Pick<Database, "db" | "pool" | "url">, asked: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
  const { rows: readers } = await pool.query<Reader>(
    "select advisor.id, account.email, account.last_name, job_opening.id as opening_id, job_opening.company_id " +
      "from advisor join unit on unit.advisor_id = advisor.id join account on account.id = unit.account_id " +
      "join match on match.account_id = account.id join job_opening on job_opening.id = match.job_opening_id " +
      `order by md5(account.email), job_opening.id limit ${asked}`,
  );
  const work = { db, now: new Date() };
  const own = ({ id }: Reader) => ({ id, advisor: { isLead: false, isOffice: false } });
  const lead = ({ id }: Reader) => ({ id, advisor: { isLead: true, isOffice: false } });
  const all = { whose: "all" } as const;
  const inbox = { size: deskLimits.inboxPerPage };
  const mails = { size: deskLimits.mailsPerPage };
  const keyOf = async (page: ReturnType<typeof fetchInbox>) => (await page).items.at(-1)!.key;
  const key = await keyOf(fetchInbox(work, own(readers[0]!), inbox));
  const foreignKey = await keyOf(fetchInbox(work, lead(readers[0]!), { ...inbox, ...all }));
  const log = { size: deskLimits.auditEntriesPerPage };
  const calls: Record<string, (reader: Reader) => Promise<unknown>> = {
    "GET /inbox": (reader) => fetchInbox(work, own(reader), inbox),
    "GET /inbox, of a lead advisor": (reader) => fetchInbox(work, lead(reader), inbox),
    "GET /inbox, everybody's": (reader) => fetchInbox(work, lead(reader), { ...inbox, ...all }),
    "GET /inbox, everybody's, by a name": (reader) =>
      fetchInbox(work, lead(reader), { ...inbox, ...all, search: reader.last_name }),
    "GET /inbox, everybody's, of a campus": (reader) =>
      fetchInbox(work, lead(reader), { ...inbox, ...all, campus: "Köln" }),
    "GET /inbox/place": (reader) => fetchInboxPlace(work, own(reader), { key }),
    "GET /inbox/place, everybody's": (reader) => fetchInboxPlace(work, lead(reader), { ...all, key: foreignKey }),
    "GET /companies": () => fetchCompanies(work, null, {}),
    "GET /office/accounts, an address": ({ email }) =>
      fetchAccounts(work, null, { search: email, size: deskLimits.foundApplicants }),
    "GET /companies/…/job-openings/:jobOpeningId/fit, a third looking": (reader) =>
      fetchFit(work, { companyId: reader.company_id }, { jobOpeningId: reader.opening_id }),
    "GET /tickets": (reader) =>
      searchTickets(work, { role: "study_advisor", ...own(reader) }, { size: limits.ticketsPerPage }),
    "GET /figures/openings": () => fetchOpeningFigures(work),
    "GET /figures/feedback": () => fetchFeedback(work, null, { size: deskLimits.feedbackTextsPerPage }),
    "GET /mails": () => fetchMails(work, null, mails),
    "GET /mails, one address": ({ email }) => fetchMails(work, null, { ...mails, search: email }),
    "GET /audit": () => fetchAuditLog(work, null, log),
    "GET /audit, about one": ({ email }) => fetchAuditLog(work, null, { ...log, whom: email }),
  };
  for (const by of funnelGroups) calls[`GET /figures/funnel, by ${by}`] = () => fetchFunnel(work, null, { by });
  console.log("\nDesk and office, among the same people; ms of a call without HTTP and authentication\n");
  const begun = performance.now();
  await refreshFigures(db);
  console.log(`The figures are counted in ${Math.round(performance.now() - begun)} ms.\n`);
  await timeCalls(pool, readers.slice(0, asked / 4), calls);
}

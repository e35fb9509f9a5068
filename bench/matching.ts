import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { longTransaction } from "#backend/db/long-transaction.ts";
import { migrate } from "#backend/db/migrate.ts";
import { type Database, openDatabase } from "#backend/db/open.ts";
import { loadProgramme } from "#backend/demo/load-programme.ts";
import { fetchFit } from "#backend/operations/job-openings/fetch-fit.ts";
import { fetchApplications } from "#backend/operations/matching/fetch-applications.ts";
import { fetchInvitations } from "#backend/operations/matching/fetch-invitations.ts";
import { searchApplicants } from "#backend/operations/matching/search-applicants.ts";
import { fetchFilteredJobOpenings } from "#backend/operations/openings-for-applicants/fetch-filtered-job-openings.ts";
import { fetchInteractedJobOpenings } from "#backend/operations/openings-for-applicants/fetch-interacted-job-openings.ts";
import { fetchJobOpening } from "#backend/operations/openings-for-applicants/fetch-job-opening.ts";
import { fetchJobOpeningFilterOptions } from "#backend/operations/openings-for-applicants/fetch-job-opening-filter-options.ts";
import { fetchRelatedJobOpenings } from "#backend/operations/openings-for-applicants/fetch-related-job-openings.ts";
import { fetchSuggestions } from "#backend/operations/openings-for-applicants/fetch-suggestions.ts";
import { loadPlaces } from "#backend/places/load-places.ts";
import { row } from "./table.ts";

const applicants = 100_000;
const openings = 10_000;
const companies = 400;
/** The number of applications, and of marks. */
const touched = 160_000;
const asked = 200;

/** Measures the matching calls on a separate database of generated people, and checks their query plans. */
export async function measureMatching() {
  const directory = await mkdtemp(join(tmpdir(), "portal-bench-"));
  const database = await openDatabase({ directory });
  try {
    await migrate(database);
    await longTransaction(database.db, loadPlaces);
    await loadProgramme({ database }, new Date());
    await generate(database.url);
    await measure(database);
  } finally {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Uses its own connection, which has no statement timeout. */
async function generate(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Picks from a list by row number, not at random, so that two runs measure the same. */
const some = (list: string, n: string) => `${list}[1 + (hashint4(${n}) & 2147483647) % array_length(${list}, 1)]`;
const lists = `(select array_agg(name) as courses from course) course,
  (select array_agg(name) as campuses from campus) campus, (select array_agg(starts_on) as intakes from intake) intake,
  (select array_agg(postal_code order by postal_code) as codes from place) code`;
const skills = (n: string) =>
  `jsonb_build_object('office', 1 + ${n} % 3, 'programming', 1 + ${n} % 2, 'adobe', 1 + (${n} / 2) % 3)`;
const ids = `(select array_agg(id order by id) as accounts from account) account,
  (select array_agg(id order by id) as openings from job_opening) opening`;
const statuses = `array['awaiting_partner_interest', 'awaiting_applicant_interest', 'interview_scheduled', 'cancelled',
  'awaiting_any_interest', 'awaiting_applicant_confirmation']`;

const statements = [
  `insert into person (id) select gen_random_uuid() from generate_series(1, ${applicants})`,
  `insert into account (person_id, email, shipping_postal_code, shipping_country, software_skills,
     practice_partner_max_distance)
   select id, n || '@example.org', ${some("codes", "n")}, 'DE', ${skills("n")}, 5 * (1 + n % 4)
   from (select id, row_number() over ()::int as n from person) person, ${lists}`,
  `insert into unit (account_id, stage) select id, 'Ready to match' from account`,
  `insert into application (unit_id, campus_name, course_name, intake)
   select id, ${some("campuses", "n * 3")}, ${some("courses", "n * 5")}, ${some("intakes", "n * 7")}
   from (select id, row_number() over (order by id)::int as n from unit) unit, ${lists}`,
  `insert into company (name, city) select 'Firma ' || n, 'Köln' from generate_series(1, ${companies}) n`,
  `insert into job_opening (company_id, title, campus_name, course_name, start_date, status, open_positions,
     required_count, tasks, skills, software_skills, benefits, offer_description, practice_place, practice_postal_code,
     latitude, longitude, workmodel, published_at)
   select ${some("firms", "n")}, 'Duales Studium ' || n, ${some("campuses", "n * 3")}, ${some("courses", "n * 5")},
     ${some("intakes", "n * 7")}, case n % 10 when 0 then 'closed' else 'open' end, 1, 1, repeat('Aufgabe. ', 40),
     repeat('Anspruch. ', 30), ${skills("n")}, repeat('Vorteil. ', 20), repeat('Angebot. ', 60), place.city,
     place.postal_code, place.latitude, place.longitude, 'hybrid', now() - n * interval '1 minute'
   from generate_series(1, ${openings}) n, ${lists}, (select array_agg(id) as firms from company) company, place
   where place.postal_code = ${some("codes", "n * 11")}`,
  `insert into match (job_opening_id, account_id, status, source, since)
   select ${some("openings", "n")}, ${some("accounts", "n * 13")}, (${statuses})[1 + n % 6], 'applicant',
     now() - n * interval '1 minute'
   from generate_series(1, ${touched}) n, ${ids} on conflict do nothing`,
  `insert into job_opening_mark (account_id, job_opening_id, is_favorite, viewed_at)
   select ${some("accounts", "n * 17")}, ${some("openings", "n * 19")}, n % 3 = 0, now()
   from generate_series(1, ${touched}) n, ${ids} on conflict do nothing`,
  "vacuum analyze",
];

async function measure(database: Database) {
  const { db, pool } = database;
  const { rows: people } = await pool.query<{ id: string; job_opening_id: string; company_id: string }>(
    `select account.id, match.job_opening_id, job_opening.company_id
     from account join match on match.account_id = account.id join job_opening on job_opening.id = match.job_opening_id
     where split_part(account.email, '@', 1)::int % 97 = 0 order by account.id limit ${asked}`,
  );
  const work = { db, now: new Date() };
  type Person = (typeof people)[number];
  const calls: Record<string, (person: Person) => Promise<unknown>> = {
    "GET /job-openings": ({ id }) => fetchSuggestions(work, { id }, {}),
    "GET /job-openings/related": ({ id }) => fetchRelatedJobOpenings(work, { id }, {}),
    "GET /job-openings/filtered": ({ id }) => fetchFilteredJobOpenings(work, { id }, {}),
    "GET /job-openings/filtered, page 50": ({ id }) => fetchFilteredJobOpenings(work, { id }, { page: 50 }),
    "GET /job-openings/filtered, one course": ({ id }) =>
      fetchFilteredJobOpenings(work, { id }, { courses: "Informatik", campuses: "Köln,Hamburg" }),
    "GET /job-openings/filter-options": () => fetchJobOpeningFilterOptions(work),
    "GET /job-openings/interacted": ({ id }) => fetchInteractedJobOpenings(work, { id }),
    "GET /invitations": ({ id }) => fetchInvitations(work, { id }),
    "GET /applications": ({ id }) => fetchApplications(work, { id }),
    "GET /job-openings/:jobOpeningId": (person) =>
      fetchJobOpening(work, person, { jobOpeningId: person.job_opening_id }),
    "GET /companies/…/job-openings/:jobOpeningId/fit": ({ company_id: companyId, job_opening_id: jobOpeningId }) =>
      fetchFit(work, { companyId }, { jobOpeningId }),
    "POST /companies/…/applicants": ({ company_id: companyId, job_opening_id: jobOpeningId }) =>
      searchApplicants(work, { companyId }, { jobOpeningId, view: "recommended", order: "waiting", page: 1 }),
    "POST /companies/…/applicants, in touch": ({ company_id: companyId, job_opening_id: jobOpeningId }) =>
      searchApplicants(work, { companyId }, { jobOpeningId, view: "contacted", order: "waiting", page: 1 }),
  };
  console.log(
    `\nMatching: ${applicants} applicants, ${openings} openings, ${await rowsIn(pool, "match")} applications,`,
    `${await rowsIn(pool, "job_opening_mark")} marks; ms of a call without HTTP and authentication\n`,
  );
  console.log(row(["p50", "call", "p95", "p99", "most", "read in full"]));
  for (const [name, ask] of Object.entries(calls)) {
    const asking = watch(pool);
    await ask(people[0]!);
    const { text, values } = asking.stop();
    const times: number[] = [];
    for (const person of people) {
      const start = performance.now();
      await ask(person);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(1);
    const { rows: plan } = await pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
    const lines = plan.map((line) => line["QUERY PLAN"]);
    console.log(row([at(0.5), name, at(0.95), at(0.99), at(1), fullReads(lines).join(", ") || "none"]));
    console.log(`${" ".repeat(10)}by ${[...new Set(lines.flatMap(indexIn))].join(", ")}\n`);
  }
}

const rowsIn = async (pool: pg.Pool, table: string) =>
  (await pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count;

const small = /Seq Scan on (course|campus|intake|company)\b/;
/** Growing tables that a plan reads from end to end. */
const fullReads = (plan: string[]) =>
  plan
    .filter((line) => /Seq Scan on/.test(line) && !small.test(line))
    .map((line) => /on (\w+)/.exec(line)?.[1] ?? line);

const indexIn = (line: string) => /(?:Index|Index Only) Scan (?:using|on) (\w+)/.exec(line)?.[1] ?? [];

/** The last statement, exactly as the database received it. */
function watch(pool: pg.Pool) {
  const query = pool.query;
  let seen = { text: "", values: [] as unknown[] };
  pool.query = ((config: { text: string }, values: unknown[]) => {
    seen = { text: config.text, values };
    return Reflect.apply(query, pool, [config, values]);
  }) as typeof pool.query;
  return {
    stop() {
      pool.query = query;
      return seen;
    },
  };
}

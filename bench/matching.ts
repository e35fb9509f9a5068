import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { longTransaction } from "#backend/db/long-transaction.ts";
import { migrate } from "#backend/db/migrate.ts";
import { type Database, openDatabase } from "#backend/db/open.ts";
import { loadProgramme } from "#backend/demo/load-programme.ts";
import { fetchStudents } from "#backend/operations/contract/fetch-students.ts";
import { fetchFit } from "#backend/operations/job-openings/fetch-fit.ts";
import { fetchJobOpeningOverview } from "#backend/operations/job-openings/fetch-job-opening-overview.ts";
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
import { measureDesk } from "./desk.ts";
import { measureSearch } from "./search.ts";
import { timeCalls } from "./timed-calls.ts";

const applicants = 100_000;
const openings = 10_000;
const companies = 400;
/** The number of applications, and of marks. */
const touched = 160_000;
const asked = 200;
const advisors = 100;

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
    await measureSearch(database, asked);
    await measureDesk(database, asked);
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
/** A hundred first names, and last names of 40 beginnings and 20 ends. */
const firstNames = `(string_to_array('${[
  "Anna Ben Clara David Emma Felix Greta Hannes Ida Jonas Karla Leon Mia Noah Olivia Paul Romy Samuel Tilda Vincent",
  "Aylin Baran Ceren Deniz Elif Furkan Gizem Hakan Irem Kerem Leyla Mert Nazlı Okan Pelin Sibel Tarik Umut Yusuf Zeynep",
  "Aleksandra Bartosz Celina Dawid Ewa Filip Gosia Hubert Iga Jakub Kinga Lech Magda Norbert Ola Piotr Roza Szymon Tola Wiktor",
  "Amira Bilal Dalia Eyad Fatima Ghassan Hala Ibrahim Jana Khalid Lina Mahmoud Nour Omar Rania Sami Tala Wassim Yara Ziad",
  "Johanna Maximilian Sophie Alexander Marie Elias Charlotte Luis Lena Julian Emilia Moritz Hanna Niklas Laura Tim Lea Fabian Amelie Erik",
].join(" ")}', ' '))`;
const beginnings = `(string_to_array('${[
  "Berg Müll Schmid Hof Linden Winter Acker Brunn Stein Wald Kirch Feld Rosen Eber Grün Haus König Lang Neu Ober",
  "Kowal Nowa Ivan Petr Yıl Öz Demir Kap Aslan Dog Schul Fisch Web Mey Wagn Beck Hoff Schäf Koch Bau",
].join(" ")}', ' '))`;
const ends =
  "(string_to_array('er mann t bach hauer ski enko ov maz türk berg stein feld ert ner ler ke ig lich hofer', ' '))";
const skills = (n: string) =>
  `jsonb_build_object('office', 1 + ${n} % 3, 'programming', 1 + ${n} % 2, 'adobe', 1 + (${n} / 2) % 3)`;
const ids = `(select array_agg(id order by id) as accounts from account) account,
  (select array_agg(id order by id) as openings from job_opening) opening`;
const statuses = `array['awaiting_partner_interest', 'awaiting_applicant_interest', 'interview_scheduled', 'cancelled',
  'awaiting_any_interest', 'awaiting_applicant_confirmation']`;

const statements = [
  `insert into person (id) select gen_random_uuid() from generate_series(1, ${applicants})`,
  `insert into account (person_id, first_name, last_name, email, phone, shipping_postal_code, shipping_country,
     software_skills, practice_partner_max_distance)
   select id, first_name, last_name, lower(first_name || '.' || last_name || '.') || n || '@example.org',
     '01' || 50 + n % 40 || ' ' || 1000000 + (hashint4(n + 1) & 2147483647) % 9000000,
     ${some("codes", "n")}, 'DE', ${skills("n")}, 5 * (1 + n % 4)
   from (select id, row_number() over ()::int as n from person) person, ${lists},
   lateral (select ${some(firstNames, "n * 23")} as first_name,
     ${some(beginnings, "n * 29")} || ${some(ends, "n * 31")} as last_name) called`,
  `insert into advisor (email, name, city) select n || '@example.org', 'Miriam ' || n, 'Köln'
   from generate_series(1, ${advisors}) n`,
  `insert into unit (account_id, stage, advisor_id) select id, 'Ready to match', ${some("advisors", "n")}
   from (select id, row_number() over (order by email)::int as n from account) account,
   (select array_agg(id order by email) as advisors from advisor) advisor`,
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
     where substring(account.email from '[0-9]+')::int % 97 = 0 order by account.id limit ${asked}`,
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
    "GET /companies/…/job-openings/overview": ({ company_id: companyId }) =>
      fetchJobOpeningOverview(work, { id: companyId, companyId }, {}),
    "GET /companies/…/students": ({ company_id: companyId }) => fetchStudents(work, { companyId }, { page: 1 }),
    "POST /companies/…/applicants": ({ company_id: companyId, job_opening_id: jobOpeningId }) =>
      searchApplicants(work, { companyId }, { jobOpeningId, view: "recommended", order: "waiting", page: 1 }),
    "POST /companies/…/applicants, in touch": ({ company_id: companyId, job_opening_id: jobOpeningId }) =>
      searchApplicants(work, { companyId }, { jobOpeningId, view: "contacted", order: "waiting", page: 1 }),
  };
  console.log(
    `\nMatching: ${applicants} applicants, ${openings} openings, ${await rowsIn(pool, "match")} applications,`,
    `${await rowsIn(pool, "job_opening_mark")} marks; ms of a call without HTTP and authentication\n`,
  );
  await timeCalls(pool, people, calls);
}

const rowsIn = async (pool: pg.Pool, table: string) =>
  (await pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count;

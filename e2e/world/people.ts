import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "#backend/db/open.ts";
import { sealingKey, unseal } from "#backend/db/sealed.ts";
import { addPersona } from "#backend/demo/load-demo-data.ts";
import { personas } from "#backend/demo/personas.ts";
import { openFileStore } from "#backend/files/open-file-store.ts";
import { hashOf } from "#backend/identity/secrets.ts";
import { refreshFigures } from "#backend/operations/figures/refresh-figures.ts";
import type { Stage } from "#contract/enumerations/people.ts";
import { limits } from "#contract/limits.ts";
import { addMonths } from "#domain/months.ts";
import { todayInGermany } from "#domain/today.ts";
import { meetAdvisors } from "./advisors.ts";
import { openCalls } from "./calls.ts";
import { meetCompanies } from "./companies.ts";
import { meetContracts } from "./contracts.ts";
import { meetEmployers } from "./employers.ts";
import { meetFirm } from "./firm.ts";
import { meetOffice } from "./office.ts";
import type { Portal } from "./portal.ts";

export type DemoName = "jonas" | "emre" | "nele" | "lena" | "mia" | "sara" | "leon" | "emma" | "noah";
export type People = Awaited<ReturnType<typeof meetPeople>>;

const isTheirs = "person.id = person_id and email = $1";
const personal = `person join account on ${isTheirs}`;
/** Somebody of whichever side. */
const somebody = `(select person_id from account where email = $1
  union select person_id from company_user where email = $1)`;
const subjectOf = "(select id::text from identity_account where email = $1)";

/** Reaches into a portal's own database: scenarios begin where they want to, and do not meet each other's people. */
export async function meetPeople({ url, dataDirectory }: Pick<Portal, "url" | "dataDirectory">) {
  const database = await openDatabase({ directory: dataDirectory });
  // No scenario depends on how soon a busy machine opens another connection.
  database.pool.options.idleTimeoutMillis = 0;
  const files = await openFileStore({ directory: join(dataDirectory, "files") });
  const parts = { files, settings: { dataDirectory } };
  const calls = await openCalls({ database, files }, { url, dataDirectory });

  /** A new applicant who stands where one of the demo stands; gives the e-mail address. */
  async function addOneLike(name: DemoName) {
    const now = new Date();
    const persona = personas(now).find(({ email }) => email.startsWith(name))!;
    const email = `${name}-${randomUUID().slice(0, 8)}@example.org`;
    await database.db.transaction((tx) => addPersona(tx, parts, { ...persona, email }, now));
    return email;
  }

  const people = {
    ...meetCompanies(database.db, calls.as),
    ...meetEmployers(database.db, calls.as, addOneLike),
    ...meetFirm(database.db),
    ...meetOffice(database.db),
    ...meetContracts(database.db, calls.as, parts),
    ...meetAdvisors(database.db, calls.as),
    addOneLike,
    /** As if the job that counts the office's figures every few minutes had just run. */
    countFigures: () => refreshFigures(database.db),
    /** A job of the portal that it has given up, with what went wrong. */
    async failJob(error: string) {
      await database.pool.query(
        `with added as (select id from graphile_worker.add_job('removeFile', json_build_object('key', gen_random_uuid())))
         select graphile_worker.permanently_fail_jobs(array(select id from added), $1)`,
        [error],
      );
    },
    /** As if somebody else had tried their passwords at an address, until it was blocked. */
    async blockSignInOf(email: string) {
      await database.pool.query(
        "insert into attempt (kind, who) select 'signInFailure', $1 from generate_series(1, $2)",
        [hashOf(email), limits.signInFailuresPerQuarterHour],
      );
    },
    /** As if nothing had happened for longer than a session lasts. */
    async expireSessionOf(email: string) {
      await database.pool.query(
        `update portal_session set seen_at = now() - interval '1 day' where data->>'subject' = ${subjectOf}`,
        [email],
      );
    },
    /** As if somebody had set a new password on another device, or lost their access. */
    async revokeSessionOf(email: string) {
      await database.pool.query(`update api_token set revoked_at = now() where person_id in ${somebody}`, [email]);
      await database.pool.query(`delete from oidc_model where payload->>'accountId' = ${subjectOf}`, [email]);
    },
    /** As if the job that makes the unit of somebody new had yet to run. */
    async forgetUnitOf(email: string) {
      const done = `update person set metadata = metadata || '{"onboardingDone": true}' from account`;
      await database.pool.query(`${done} where ${isTheirs}`, [email]);
      await database.pool.query("delete from unit using account where account.id = account_id and email = $1", [email]);
    },
    /** As if somebody had not yet said when the first consultation was. */
    async forgetConsultationOf(email: string) {
      await database.pool.query(
        `update unit set participate_advisor_interview_on = null, advisor_interview_stated_at = null
         from account where account.id = account_id and email = $1`,
        [email],
      );
    },
    /** From now on a write of this operation fails in the backend, when all but its end is done. */
    async failWrites(operation: string, how: "disk full" | "connection lost") {
      await database.pool.query(`
        create or replace function fail_write() returns trigger language plpgsql as $$ begin
          if tg_argv[0] = 'disk full' then raise exception 'no space left' using errcode = 'disk_full'; end if;
          perform pg_terminate_backend(pg_backend_pid());
          return new;
        end $$;
        create or replace trigger fail_write before insert on audit_entry for each row
          when (new.operation = '${operation}') execute function fail_write('${how}');`);
    },
    async letWrite() {
      await database.pool.query("drop trigger if exists fail_write on audit_entry");
    },
    /** The tables in which a text stands, in whatever column and however it is spaced. */
    async tablesWith(text: string): Promise<string[]> {
      const { rows } = await database.pool.query(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
         where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
      );
      const found: string[] = [];
      for (const { name } of rows) {
        const query = `select from ${name} as kept where replace(kept::text, ' ', '') like '%' || $1 || '%' limit 1`;
        if ((await database.pool.query(query, [text])).rowCount) found.push(name);
      }
      return found;
    },
    async idOf(email: string): Promise<string> {
      return (await database.pool.query("select id from account where email = $1", [email])).rows[0].id;
    },
    async apiTokenOf(email: string): Promise<string> {
      const query = `select id_hash as row, data->>'sealed' as sealed from portal_session where data->>'subject' = ${subjectOf}`;
      const [{ row, sealed }] = (await database.pool.query(query, [email])).rows;
      const secret = await readFile(join(dataDirectory, "session-secret"), "utf8");
      return unseal(sealingKey(secret.trim()), row, sealed)?.apiToken as string;
    },
    async isTokenRevoked(token: string): Promise<boolean> {
      const query = "select revoked_at from api_token where hash = $1";
      return (await database.pool.query(query, [hashOf(token)])).rows[0].revoked_at !== null;
    },
    /** What somebody's account says to each kind of consent. */
    async consentsOf(email: string): Promise<Record<string, string>> {
      const { rows } = await database.pool.query(`select consents from ${personal}`, [email]);
      return Object.fromEntries(rows[0].consents.map(({ type, status }: Record<string, string>) => [type, status]));
    },
    /** As if somebody had only just registered, and not yet told anything. */
    async restartOnboardingOf(email: string) {
      const unanswered = "language_skills = null, university_entrance_qualification = null";
      await database.pool.query(`update account set ${unanswered} where email = $1`, [email]);
      await database.pool.query(`update person set metadata = '{}' from account where ${isTheirs}`, [email]);
    },
    /** As if the office had given somebody another address, from which nothing was confirmed yet. */
    async forgetConfirmationOf(email: string) {
      await database.pool.query("update account set email_verified = false where email = $1", [email]);
    },
    /** As if somebody had said no on another device. */
    async refuse(email: string, type: string) {
      const consents = JSON.stringify([{ type, status: "opt_out" }]);
      await database.pool.query(`update person set consents = $2 from account where ${isTheirs}`, [email, consents]);
    },
    /** Campaign, variation and visitor of each experiment that somebody was in. */
    async experimentsOf(email: string): Promise<string[][]> {
      const query = `select campaign_id, variation_id, visitor_id from experiment_assignment
        join account on account.id = account_id where email = $1`;
      const { rows } = await database.pool.query(query, [email]);
      return rows.map((row) => Object.values(row));
    },
    /** How often an address with this `t` was opened. */
    async visitsBy(link: string): Promise<number> {
      const { rows } = await database.pool.query("select opened from tracked_link where id = $1", [link]);
      return rows[0]?.opened ?? 0;
    },
    /** The id in the links that end somebody's newsletter, and whether they still get it. */
    async newsletterOf(email: string): Promise<{ id: string; isOn: boolean }> {
      const query = `select unsubscription_id as id, notification_settings->'job_openings_newsletter' as setting
        from ${personal}`;
      const { rows } = await database.pool.query(query, [email]);
      return { id: rows[0].id, isOn: rows[0].setting !== false };
    },
    /** What somebody thinks of the portal, as it was stored. */
    async feedbackOf(email: string) {
      const query = `select * from feedback where person_id in ${somebody}`;
      return (await database.pool.query(query, [email])).rows;
    },
    /** The oldest piece of the news for a side, which came with the demo: newer ones come and go with other tests. */
    async oldestNewsFor(audience: "applicant" | "company"): Promise<{ id: string; title: string }> {
      const query = `select id, title from office_text join text_version on text_id = id
        where kind = 'news' and section = $1 order by coalesce(appears_on, office_text.created_at), id limit 1`;
      return (await database.pool.query(query, [audience])).rows[0];
    },
    async publishForCompanies(title: string) {
      const query = `with told as (insert into office_text (kind, section) values ('news', 'company') returning id)
        insert into text_version (text_id, language, number, title, body)
        select id, 'de', 1, $1, 'Alles Weitere folgt.' from told`;
      await database.pool.query(query, [title]);
    },
    /** As if somebody had asked for their portfolio so many times just now. */
    async askForPortfolioAs(email: string, times: number) {
      await database.pool.query(
        `insert into attempt (kind, who) select 'portfolio', account.id::text from account, generate_series(1, $2)
         where email = $1`,
        [email, times],
      );
    },
    async metadataOf(email: string): Promise<Record<string, unknown>> {
      const { rows } = await database.pool.query(`select metadata from person where id in ${somebody}`, [email]);
      return rows[0].metadata;
    },
    /** As if an advisor who has left had noted something about somebody. */
    async noteAbout(email: string, text: string) {
      const query = "insert into applicant_note (account_id, text) select id, $2 from account where email = $1";
      await database.pool.query(query, [email, text]);
    },
    /** As if the advisor of somebody had left. */
    async takeAdvisorFrom(email: string) {
      const query = `with gone as (insert into advisor (email, locked_at) values ('gone.' || $1, now()) returning id)
        update unit set advisor_id = gone.id from gone, account where account.id = account_id and account.email = $1`;
      await database.pool.query(query, [email]);
    },
    /** As if somebody's way had gone that far. */
    async setStageOf(email: string, stage: Stage) {
      const query = "update unit set stage = $2 from account where account.id = account_id and email = $1";
      await database.pool.query(query, [email, stage]);
    },
    /** As if an advisor had enrolled somebody in distance learning, which needs no company, as well. */
    async enrolInDistanceLearning(email: string) {
      const query = `with enrolled as (
          insert into unit (account_id, unit, "primary", stage) select id, 'fs', false, 'Won' from account where email = $1
          returning id)
        insert into application (unit_id) select id from enrolled`;
      await database.pool.query(query, [email]);
    },
    /** As if somebody had not yet been before any company. */
    async forgetApplicationsOf(email: string) {
      const query = "delete from match using account where account.id = account_id and email = $1";
      await database.pool.query(query, [email]);
      await people.setStageOf(email, "Ready to match");
    },
    /** Lets somebody's studies start on a day, as they wish and as an opening says whose offer they accepted. */
    async setStartOf(email: string, startsOn: string) {
      await database.pool.query("insert into intake (starts_on) values ($1) on conflict do nothing", [startsOn]);
      await database.pool.query(
        `update job_opening set start_date = $2 from match join account on account.id = match.account_id
         where job_opening.id = match.job_opening_id and match.status = 'offer_accepted' and email = $1`,
        [email, startsOn],
      );
      await database.pool.query(
        `update application set intake = $2 from unit join account on account.id = unit.account_id
         where unit.id = application.unit_id and email = $1`,
        [email, startsOn],
      );
    },
    /** As if the studies of an opening had begun a month ago, and the clock had not closed it yet. */
    async beginStudiesAt(jobOpening: string) {
      const startDate = addMonths(todayInGermany(new Date()), -1);
      await database.pool.query("insert into intake (starts_on) values ($1) on conflict do nothing", [startDate]);
      await database.pool.query("update job_opening set start_date = $2 where id = $1", [jobOpening, startDate]);
    },
    /** The ids of somebody's documents. */
    async documentsOf(email: string): Promise<string[]> {
      const query = `select document.id from document join account on account.id = account_id where email = $1`;
      const { rows } = await database.pool.query(query, [email]);
      return rows.map(({ id }) => id);
    },
    /** The pages about one of somebody's documents. */
    async documentPagesOf(email: string): Promise<string[]> {
      const [uuid] = await people.documentsOf(email);
      return ["kind", "delete"].map((page) => `/ds/application/search/4/${uuid}/${page}`);
    },
    /** As if somebody, who has found a partner, had everything for the contract and had handed nothing in yet. */
    async completeContractOf(email: string) {
      await people.findPartnerFor(email, addMonths(todayInGermany(new Date()), 2));
      await people.decideOnContractOf(email, "request");
      await people.gatherPapersOf(email);
    },
    /**
     * Lets somebody's studies start on a day, which nobody else must be given; a partner who was found without us makes
     * the contract possible.
     */
    async findPartnerFor(email: string, startsOn: string) {
      await people.setStartOf(email, startsOn);
      const contact = {
        companyName: "Elbkontor",
        email: "post@example.org",
        street: "Elbchaussee 5",
        postalCode: "22765",
      };
      await database.pool.query(
        "update account set practice_partner_exists = true, practice_partner_contact = $2 where email = $1",
        [email, { ...contact, city: "Hamburg" }],
      );
    },
    async leave() {
      await calls.close();
      await database.close();
    },
  };
  return people;
}

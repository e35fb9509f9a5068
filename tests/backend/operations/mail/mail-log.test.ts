import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import pino from "pino";
import { afterEach, expect, it } from "vitest";
import { mail } from "#backend/db/schema/mail.ts";
import { person } from "#backend/db/schema/people.ts";
import { sampleMails } from "#backend/demo/sample-mails.ts";
import { sendMail } from "#backend/jobs/send-mail.ts";
import { type Jobs, startJobs } from "#backend/jobs/start-jobs.ts";
import type { Payload } from "#backend/jobs/tasks.ts";
import { type MailKind, mailKindNames } from "#backend/mail/mail-kinds.ts";
import { type Mailer, openMailer } from "#backend/mail/mail-port.ts";
import { mailApplicant } from "#backend/operations/mail/mail-applicant.ts";
import { mailCompany } from "#backend/operations/mail/mail-company.ts";
import { noteFailure } from "#backend/operations/mail/note-failure.ts";
import { noteSent } from "#backend/operations/mail/note-sent.ts";
import { queueMail } from "#backend/operations/mail/queue-mail.ts";
import { lockLeaving } from "#backend/operations/matching/withdraw-matches.ts";
import { eraseAccount } from "#backend/operations/personal-data/erase-account.ts";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { JobKind } from "#contract/entities/job.ts";
import type { LoggedMail } from "#contract/entities/logged-mail.ts";
import german from "../../../../locales/de/advisor/mailKinds.json" with { type: "json" };
import { useBackend } from "../../../world/backend.ts";
import { readMail } from "../../../world/eml.ts";

const { call, db, database, backend, addAdvisor, addAccount, addCompany } = await useBackend();
const { token } = await addAdvisor({ isOffice: true });
const written: string[] = [];
const log = pino({ level: "error" }, { write: (line: string) => void written.push(line) });
let jobs: Jobs | undefined;
afterEach(() => jobs?.stop());

type Page = { items: LoggedMail[]; next: string | null };
const mails = async (query: Record<string, string>) => (await call<Page>(office.fetchMails, { query }, token)).body;
const newAddress = () => `${randomUUID()}@example.org`;
const queue = (to: string) => queueMail(db, { kind: "passwordChanged", to, language: "de", values: {} });
/** Jobs whose payload names an address. */
const jobsFor = async (to: string) =>
  (await database.pool.query("select from graphile_worker._private_jobs where payload->>'to' = $1", [to])).rowCount;
const again = ({ id }: LoggedMail, headers = {}) => call(office.sendAgain, { params: { mailId: id }, headers }, token);

const sender = { name: "Duales Studium", email: "portal@example.org" };
/** Runs the queue until every mail to the address has been tried. */
async function deliver(to: string, send: Mailer["send"]) {
  jobs = await startJobs({ database: backend.database, tasks: { sendMail: sendMail({ send, sender }, backend) }, log });
  await expect
    .poll(async () => (await mails({ search: to })).items.every(({ state, failure }) => state !== "waiting" || failure))
    .toBe(true);
  await jobs.stop();
}

/** Tries what is queued for an address while the server is away. */
async function tryInVain(to: string) {
  const away = Object.assign(new Error("away"), { code: "ECONNREFUSED" });
  await deliver(to, () => Promise.reject(away));
  for (const item of (await mails({ search: to })).items)
    expect(item).toMatchObject({ state: "waiting", failure: "ECONNREFUSED" });
}

/** Tries the same once more, and says the subjects of what was sent. */
async function tryAgain(to: string) {
  const retry = "update graphile_worker._private_jobs set run_at = created_at where payload->>'to' = $1";
  await database.pool.query(retry, [to]);
  const sent: string[] = [];
  await deliver(to, async ({ subject }) => void sent.push(subject));
  return sent;
}

it("says what waits, and that it was sent", async () => {
  const to = newAddress();
  await queue(to);
  expect((await mails({ search: to.toUpperCase().slice(0, 20) })).items).toMatchObject([
    { kind: "passwordChanged", to, state: "waiting", endedAt: null, isRepeatable: false },
  ]);
  await deliver(to, async () => undefined);
  expect((await mails({ search: to, state: "sent" })).items).toMatchObject([{ to, isRepeatable: true }]);
  expect((await mails({ search: to, state: "waiting" })).items).toEqual([]);
  expect((await mails({ search: to, until: "2020-01-01" })).items).toEqual([]);
});

it("gives an address up that the server refuses, and tries again where the server was away; no text of a server is kept", async () => {
  const [unknown, away] = [newAddress(), newAddress()];
  await queue(unknown);
  const refused = { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 };
  await deliver(unknown, () => Promise.reject(Object.assign(new Error(`550 ${unknown}?`), refused)));
  expect((await mails({ state: "failed" })).items).toMatchObject([{ to: unknown, failure: "550", isRepeatable: true }]);
  await queue(away);
  const silent = Object.assign(new Error("smtp://portal:secret@host"), { code: "ECONNREFUSED" });
  await deliver(away, () => Promise.reject(silent));
  expect((await mails({ search: away })).items).toMatchObject([{ state: "waiting", failure: "ECONNREFUSED" }]);
  const error = "select last_error from graphile_worker._private_jobs where payload->>'to' = $1";
  const { rows } = await database.pool.query(error, [away]);
  for (const text of [written.join(""), JSON.stringify(rows)]) {
    expect(text).toContain("ECONNREFUSED");
    expect(text).not.toContain("secret");
  }
  const given = newAddress();
  await queue(given);
  await database.pool.query("update graphile_worker._private_jobs set max_attempts = 1 where payload->>'to' = $1", [
    given,
  ]);
  await deliver(given, () => Promise.reject(silent));
  expect((await mails({ search: given })).items).toMatchObject([{ state: "failed", failure: "ECONNREFUSED" }]);
  expect([await jobsFor(away), await jobsFor(given)]).toEqual([1, 0]);
  const { kinds } = (await call<{ kinds: JobKind[] }>(office.fetchJobs, {}, token)).body;
  expect(kinds.find(({ name }) => name === "sendMail")).toMatchObject({ waiting: 1, failed: 2 });
});

it("logs a mistake of ours whole, which has no code", async () => {
  const to = newAddress();
  await queue(to);
  await deliver(to, () => Promise.reject(new TypeError("no such word")));
  expect((await mails({ search: to })).items).toMatchObject([{ state: "waiting", failure: "unknown" }]);
  expect(written.join("")).toContain("no such word");
});

it("does not send a code that has expired while it waited, and says so", async () => {
  const to = newAddress();
  const values = { code: "123456", minutes: 15 };
  await queueMail(db, { kind: "confirmationCode", to, language: "de", reader: "applicant", values });
  const age =
    "update graphile_worker._private_jobs set created_at = now() - interval '15 minutes' where payload->>'to' = $1";
  await database.pool.query(age, [to]);
  const sent: string[] = [];
  await deliver(to, async (mail) => void sent.push(mail.to));
  expect(sent).toEqual([]);
  expect((await mails({ search: to })).items).toMatchObject([{ state: "failed", failure: "expired" }]);
  expect(await jobsFor(to)).toBe(0);
});

it.each([
  { reader: "a colleague who was removed", permissions: [], act: office.removeEmployee, told: "accessEnded" },
  { reader: "the owner of a company that was locked", act: office.lockCompany, told: "officeActed" },
])("does not send $reader what waited until then, but the mail that says so", async ({ permissions, act, told }) => {
  const anke = await addCompany({ permissions });
  const values = { topic: "Vertrag", link: "http://localhost:3000/b2b/support" };
  await mailCompany(db, anke.id, { kind: "companyTicketAnswered", values }, "company_support");
  await tryInVain(anke.email);
  expect((await call(act, { params: { companyId: anke.id, employeeId: anke.userId } }, token)).status).toBe(204);
  const sent = await tryAgain(anke.email);
  expect(sent).toHaveLength(1);
  expect((await mails({ search: anke.email })).items).toMatchObject([{ kind: told, state: "sent" }]);
  expect(await jobsFor(anke.email)).toBe(0);
});

it("sends an applicant what waited until then, but no new openings once they have unsubscribed", async () => {
  const sara = await addAccount();
  const reader = { ...sara, firstName: "Sara", language: "de", notificationSettings: {} };
  const { newOpenings, offerReminder } = sampleMails;
  await mailApplicant(db, reader, { kind: "newOpenings", values: newOpenings }, "job_openings_newsletter");
  await mailApplicant(db, reader, { kind: "offerReminder", values: offerReminder }, "reminders");
  await tryInVain(sara.email);
  const [found] = await db.select().from(person).where(eq(person.id, sara.personId));
  const params = { unsubscriptionId: found!.unsubscriptionId };
  expect((await call(publicCalls.unsubscribe, { params })).status).toBe(204);
  expect(await tryAgain(sara.email)).toHaveLength(1);
  expect((await mails({ search: sara.email })).items).toMatchObject([{ kind: "offerReminder", state: "sent" }]);
  expect(await jobsFor(sara.email)).toBe(0);
});

it("still warns a former owner who was removed that the company went to somebody else", async () => {
  const { id: companyId } = await addCompany();
  const to = newAddress();
  const values = { company: "Nordlicht", by: "Anke", person: "Bilal", link: "http://localhost:3000/b2b/team" };
  await queueMail(db, { kind: "ownershipMoved", to, language: "de", companyId, values });
  await deliver(to, async () => undefined);
  expect((await mails({ search: to })).items).toMatchObject([{ state: "sent" }]);
});

it("has one id however often it is tried, so that a reader who gets it twice sees it once; sent again it has another", async () => {
  const to = newAddress();
  await queue(to);
  const [line] = (await mails({ search: to })).items;
  await db.update(mail).set({ failedAt: new Date() }).where(eq(mail.id, line!.id));
  await again(line!);
  const payloads = "select payload from graphile_worker._private_jobs where payload->>'to' = $1 order by id";
  const { rows } = await database.pool.query<{ payload: Payload<"sendMail"> }>(payloads, [to]);
  const directory = backend.settings.dataDirectory;
  const mailer = await openMailer({ directory, from: "portal@example.org" });
  const deliver = sendMail(mailer, backend);
  // As when the process ended before it had noted the first one.
  for (const { payload } of [rows[0]!, rows[0]!, rows[1]!])
    await deliver(payload, { isLast: false, queuedAt: new Date() });
  const names = (await readdir(join(directory, "outbox"))).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(directory, "outbox", name), "utf8")));
  const [first, second, other] = sources.map((source) => readMail(source).header("Message-ID"));
  expect(first).toBe(`<${line!.id}@localhost>`);
  expect(second).toBe(first);
  expect(other).toMatch(/^<[\da-f-]{36}@localhost>$/);
  expect(other).not.toBe(first);
});

it("counts a mail as sent whose job had been given up and was run again", async () => {
  const to = newAddress();
  await queue(to);
  const { id, kind } = (await mails({ search: to })).items[0]!;
  await noteFailure(db, id, "ECONNREFUSED", new Date());
  expect((await mails({ search: to, state: "failed" })).items).toHaveLength(1);
  await noteSent(db, { id, kind: kind as MailKind }, new Date());
  expect((await mails({ search: to, state: "failed" })).items).toEqual([]);
  expect((await mails({ search: to, state: "sent" })).items).toMatchObject([{ failure: null }]);
});

it("sends again what was sent, once for a repeated post, and neither what waits nor what carries a secret", async () => {
  const to = newAddress();
  await queue(to);
  const waiting = (await mails({ search: to })).items[0]!;
  expect((await again(waiting)).status).toBe(409);
  await db.update(mail).set({ sentAt: new Date() }).where(eq(mail.id, waiting.id));
  const key = { "Idempotency-Key": randomUUID() };
  expect([(await again(waiting, key)).status, (await again(waiting, key)).status]).toEqual([204, 204]);
  expect((await mails({ search: to })).items.map(({ state }) => state)).toEqual(["waiting", "sent"]);
  const code = newAddress();
  await queueMail(db, { kind: "confirmationCode", to: code, language: "de", values: { code: "012345", minutes: 10 } });
  const [line] = await db.update(mail).set({ sentAt: new Date() }).where(eq(mail.to, code)).returning();
  expect(line!.content).toBeNull();
  const { body } = await call<Page>(office.fetchMails, { query: { search: code } }, token);
  expect(body.items[0]!.isRepeatable).toBe(false);
  expect((await again(body.items[0]!)).status).toBe(409);
});

it("goes page by page, the newest first, and knows no page that it did not give out", async () => {
  const to = newAddress();
  const kind = "passwordChanged";
  await db.insert(mail).values(Array.from({ length: 51 }, (_, n) => ({ kind, to, queuedAt: new Date(n * 1000) })));
  const first = await mails({ search: to });
  const second = await mails({ search: to, after: first.next! });
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 1, null]);
  expect(second.items[0]!.queuedAt).toBe("1970-01-01T00:00:00.000Z");
  expect((await call(office.fetchMails, { query: { after: "x" } }, token)).status).toBe(400);
  expect((await call(office.fetchMails, { query: { until: "9999-12-31" } }, token)).status).toBe(422);
});

it("forgets the mails of somebody who is deleted, the farewell with them", async () => {
  const { id, email } = await addAccount();
  await queue(email);
  await db.transaction(async (tx) => {
    const work = { db: tx, publicUrl: "", sessionSecret: "", now: new Date() };
    await eraseAccount(work, (await lockLeaving(tx, id))!);
    await queueMail(tx, { kind: "accountDeleted", to: email, language: "de", values: {} });
  });
  const subjects: string[] = [];
  await deliver(email, async ({ to, subject }) => void (to === email && subjects.push(subject)));
  expect(subjects).toEqual(["Dein Konto ist gelöscht"]);
  expect((await mails({ search: email })).items).toEqual([]);
});

it("has a name for each kind of mail", () => {
  expect(Object.keys(german).sort()).toEqual([...mailKindNames].sort());
});

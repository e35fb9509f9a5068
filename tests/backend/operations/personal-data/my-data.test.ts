import { randomUUID } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { selectApplicants } from "#backend/db/accounts.ts";
import { nameless, ownerIdOf } from "#backend/db/draft-owner.ts";
import { account } from "#backend/db/schema/account.ts";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { applicantNote } from "#backend/db/schema/comments.ts";
import { companyUser } from "#backend/db/schema/companies.ts";
import { contract } from "#backend/db/schema/contract.ts";
import { document } from "#backend/db/schema/documents.ts";
import { identityAccount } from "#backend/db/schema/identity.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { match } from "#backend/db/schema/matching.ts";
import { notification, notificationRead } from "#backend/db/schema/notifications.ts";
import { person } from "#backend/db/schema/people.ts";
import { consentChange, consentConfirmation, deletionRequest, feedback } from "#backend/db/schema/personal-data.ts";
import { portalCurriculumVitae, portalDraft, portalSession } from "#backend/db/schema/portal.ts";
import { advisor, application, campus, course, unit } from "#backend/db/schema/unit.ts";
import { demoPassword, loadDemoData } from "#backend/demo/load-demo-data.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { startJobs } from "#backend/jobs/start-jobs.ts";
import type { TaskHandlers } from "#backend/jobs/tasks.ts";
import { cancelDeletion } from "#backend/operations/personal-data/cancel-deletion.ts";
import { deleteAccount } from "#backend/operations/personal-data/delete-account.ts";
import { advisor as advisorCalls } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { addressOf } from "#contract/endpoint.ts";
import type { Account } from "#contract/entities/account.ts";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { errorCodes } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { deletionDueAt } from "#domain/deletion.ts";
import { useBackend } from "../../../world/backend.ts";
import { deferred } from "../../../world/deferred.ts";
import { untilSomebodyWaits } from "../../../world/until-somebody-waits.ts";
import { unzip } from "../../files/unzip.ts";

const {
  backend,
  call,
  countStatements,
  origin,
  addApplicant,
  addCompany,
  addJobOpening,
  issueToken,
  db,
  database,
  settings,
} = await useBackend();
await loadDemoData(backend);
const day = 24 * 3_600_000;
const pdf = makePdf("Zeugnis", ["Note: 1,4"]);
const file = () => new File([new Uint8Array(pdf)], "Mein Zeugnis.pdf", { type: "application/pdf" });

/** The owner of what they sent without a session. */
const namelessOf = (subject: string) => nameless(ownerIdOf(subject, settings.sessionSecret));

/** Somebody who did a bit of everything, with a sign-in of the embedded provider. */
async function addBusyApplicant() {
  const email = `mia-${randomUUID()}@example.org`;
  const [identity] = await db.insert(identityAccount).values({ email, passwordHash: demoPassword }).returning();
  const subject = identity!.id;
  const mia = await addApplicant({ email, subject, firstName: "Mia", lastName: "Kurz" }, { stage: "Ready to match" });
  await call(
    applicant.uploadDocument,
    { fields: { category: "Certificate", type: "Certificate" }, file: file() },
    mia.token,
  );
  const { body } = await call<TicketAttachment>(applicant.uploadAttachment, { file: file() }, mia.token);
  const question = { subject: "Mein Zeugnis", text: "Reicht es?", attachments: [body.id] };
  await call(applicant.openTicket, { body: question, headers: { "Idempotency-Key": "once" } }, mia.token);
  await call(applicant.replaceConsents, { body: [{ type: "newsletter", hasOptedIn: true }] }, mia.token);
  const opinion = {
    selected: "positive",
    reasons: "usage-ok",
    feedback: "Mia mag es.",
    agent: "Lynx",
    screenWidth: 0,
    screenHeight: 0,
  };
  await call(applicant.sendFeedback, { body: opinion }, mia.token);
  await db.insert(portalSession).values({ idHash: randomUUID(), data: { subject } });
  const owners = [subject, namelessOf(subject)];
  await db.insert(portalDraft).values(owners.map((owner) => ({ owner, path: "/ds/feedback", fields: [] })));
  await db.insert(portalCurriculumVitae).values({ idHash: randomUUID(), owner: subject, content: {} });
  return { ...mia, email, subject };
}

/** Of every table that names an account or a person, how many rows name this one. */
async function rowsOf({ id, personId }: { id: string; personId: string }) {
  const { rows: tables } = await database.pool.query<{ name: string; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('account_id', 'person_id')`,
  );
  expect(tables.length).toBeGreaterThan(15);
  const counted = tables.map(async ({ name, column }) => {
    const owner = column === "person_id" ? personId : id;
    const { rows } = await database.pool.query(`select 1 from "${name}" where ${column} = $1`, [owner]);
    return [name, rows.length] as const;
  });
  return Object.fromEntries((await Promise.all(counted)).filter(([, count]) => count > 0));
}

const storedFiles = async () => {
  const keys: string[] = [];
  for await (const { key } of backend.files.list()) keys.push(key);
  return keys;
};

/** Runs the jobs that remove files, as the worker does. */
async function runRemovals() {
  const { rows } = await database.pool.query<{ key: string }>(
    `select payload ->> 'key' as key from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'removeFile'`,
  );
  for (const { key } of rows) await backend.files.remove(key);
}

const later = (days: number) => new Date(Date.now() + days * day);

describe("an export", () => {
  const download = async (token: string) => {
    const response = await fetch(origin + addressOf(applicant.exportData), {
      headers: { Authorization: `Bearer ${token}` },
    });
    return { response, entries: unzip(Buffer.from(await response.arrayBuffer()), inflateRawSync) };
  };

  it("has all that is stored, in the words of the API, and the files byte for byte", async () => {
    const mia = await addBusyApplicant();
    const { response, entries } = await download(mia.token);
    expect(response.headers.get("Content-Type")).toBe("application/zip");
    const json = (name: string) => JSON.parse(entries.get(`${name}.json`)!.toString());
    expect(json("account")).toMatchObject({ firstName: "Mia", email: mia.email, uuid: mia.id });
    expect(json("documents")).toMatchObject([{ name: "Mein Zeugnis.pdf", category: "Certificate" }]);
    expect(json("supportTickets")).toMatchObject([{ subject: "Mein Zeugnis", messages: [{ text: "Reicht es?" }] }]);
    expect(json("consents")).toMatchObject([{ type: "newsletter", from: "not_answered", status: "opt_in_single" }]);
    expect(json("feedback")).toMatchObject([{ selected: "positive", feedback: "Mia mag es." }]);
    expect(json("notificationSettings")).toMatchObject({ offers: true });
    expect(entries.get("documents/1 Mein Zeugnis.pdf")).toEqual(pdf);
    expect(entries.get("support-tickets/2 Mein Zeugnis.pdf")).toEqual(pdf);
  });

  it("has what they typed and could not send, the CV they are writing, and what they chose and read", async () => {
    const mia = await addBusyApplicant();
    const fields: [string, string][] = [["text", "Wann geht es los?"]];
    await db.update(portalDraft).set({ fields }).where(eq(portalDraft.owner, mia.subject));
    const photo = Buffer.from("a portrait").toString("base64");
    const own = eq(portalCurriculumVitae.owner, mia.subject);
    await db
      .update(portalCurriculumVitae)
      .set({ content: { profile: "Ich baue gern Dinge." }, photo })
      .where(own);
    await db.update(account).set({ language: "ar" }).where(eq(account.id, mia.id));
    const [news] = await db.insert(notification).values({ accountId: mia.id, kind: "matchProposed" }).returning();
    await db.insert(notificationRead).values({ notificationId: news!.id, personId: mia.personId });
    const [row] = await db.select().from(account).where(eq(account.id, mia.id));

    const { entries } = await download(mia.token);
    const json = (name: string) => JSON.parse(entries.get(`${name}.json`)!.toString());
    expect(json("account")).toMatchObject({ language: "ar", referralCode: row?.referralCode });
    // Both were made in one moment, so their order says nothing.
    expect(json("drafts")).toHaveLength(2);
    expect(json("drafts")).toContainEqual(expect.objectContaining({ path: "/ds/feedback", fields }));
    expect(json("curriculaVitae")).toMatchObject([{ content: { profile: "Ich baue gern Dinge." } }]);
    expect(entries.get("curriculum-vitae-1.jpg")?.toString()).toBe("a portrait");
    expect(json("notificationsRead")).toMatchObject([{ notificationId: news!.id }]);
  });

  it("says how many notes others made, not what they say", async () => {
    const mia = await addBusyApplicant();
    await db.insert(applicantNote).values({ accountId: mia.id, text: "Ruft am Freitag an." });
    const { entries } = await download(mia.token);
    expect(JSON.parse(entries.get("notesOfOthers.json")!.toString())).toEqual({ companies: 0, studyAdvisors: 1 });
    expect([...entries.values()].some((entry) => entry.includes("Ruft am Freitag"))).toBe(false);
  });

  it("has each application of somebody who has several, also the contract of one that they do not work on", async () => {
    const mia = await addApplicant({}, { stage: "Contract Proposal" });
    await db.insert(contract).values({ unitId: mia.unitId });
    const [distance] = await db.insert(unit).values({ accountId: mia.id, unit: "fs", primary: false }).returning();
    const [other] = await db.insert(application).values({ unitId: distance!.id }).returning();
    const params = { applicationId: other!.id };
    expect((await call(applicant.chooseApplication, { params }, mia.token)).status).toBe(200);
    const { entries } = await download(mia.token);
    expect(JSON.parse(entries.get("units.json")!.toString())).toMatchObject([
      { unit: "ds", stage: "Contract Proposal", contract: { status: "requested" } },
      { unit: "fs", contract: null, applications: [{ id: other!.id }] },
    ]);
  });

  it("asks for all questions at once, and has each with its own answers", async () => {
    const mia = await addBusyApplicant();
    const alone = await countStatements(() => download(mia.token));
    for (const text of ["Wann geht es los?", "Und wo?"])
      await call(applicant.openTicket, { body: { subject: text, text, attachments: [] } }, mia.token);
    let entries = new Map<string, Buffer>();
    const together = await countStatements(async () => {
      entries = (await download(mia.token)).entries;
    });
    expect(together).toBe(alone);
    expect(JSON.parse(entries.get("supportTickets.json")!.toString())).toMatchObject([
      { subject: "Mein Zeugnis", messages: [{ text: "Reicht es?", attachments: [{ name: "Mein Zeugnis.pdf" }] }] },
      { subject: "Wann geht es los?", messages: [{ text: "Wann geht es los?", attachments: [] }] },
      { subject: "Und wo?", messages: [{ text: "Und wo?", attachments: [] }] },
    ]);
  });

  it("has nothing of others, and no secret", async () => {
    const [mia, other] = [await addBusyApplicant(), await addBusyApplicant()];
    const { entries } = await download(mia.token);
    const all = [...entries.values()].map((content) => content.toString()).join();
    expect(all).not.toContain(other.email);
    expect(all).not.toMatch(/tokenHash|passwordHash|apiToken|token_hash/);
    expect(all).not.toContain(demoPassword);
  });

  it("names the files that are missing, and is whole without them", async () => {
    const mia = await addBusyApplicant();
    const [row] = await db.select().from(document).where(eq(document.accountId, mia.id));
    await backend.files.remove(row!.fileKey);
    const { entries } = await download(mia.token);
    expect(JSON.parse(entries.get("missingFiles.json")!.toString())).toEqual(["documents/Mein Zeugnis.pdf"]);
    expect([...entries.keys()].filter((name) => name.includes("/"))).toEqual(["support-tickets/2 Mein Zeugnis.pdf"]);
    const [marked] = await db.select().from(document).where(eq(document.id, row!.id));
    expect(marked?.missingSince).not.toBeNull();
  });

  it("can be had five times an hour", async () => {
    const { token } = await addApplicant();
    const statuses: number[] = [];
    for (let i = 0; i <= limits.exportsPerHour; i++)
      statuses.push((await call(applicant.exportData, {}, token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("a deletion", () => {
  const ask = (token: string) => call(applicant.requestDeletion, {}, token);
  const fetchDay = async (token: string) => (await call<Account>(applicant.fetchAccount, {}, token)).body.deletionDueOn;

  it("waits two weeks, in which it can be taken back", async () => {
    const mia = await addBusyApplicant();
    expect((await ask(mia.token)).status).toBe(204);
    expect(await fetchDay(mia.token)).toBe(later(14).toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" }));
    await deleteAccount(backend, mia.id, later(13));
    expect(await db.$count(account, eq(account.id, mia.id))).toBe(1);
    expect((await call(applicant.cancelDeletion, {}, mia.token)).status).toBe(204);
    expect(await fetchDay(mia.token)).toBe(null);
    await deleteAccount(backend, mia.id, later(15));
    expect(await db.$count(account, eq(account.id, mia.id))).toBe(1);
  });

  it("waits on where the database's clock is ahead of the portal's", async () => {
    const mia = await addBusyApplicant();
    await ask(mia.token);
    const of = eq(deletionRequest.accountId, mia.id);
    const [asked] = await db.select().from(deletionRequest).where(of);
    const dueAt = deletionDueAt(asked!.requestedAt);
    const key = `deleteAccount:${mia.id}`;
    await database.pool.query("update graphile_worker._private_jobs set run_at = now() where key = $1", [key]);
    const done = deferred();
    const tasks: TaskHandlers = {
      async deleteAccount({ accountId }) {
        await deleteAccount(backend, accountId, new Date(dueAt.getTime() - 1000));
        done.resolve();
      },
    };
    const jobs = await startJobs({ database, tasks, log: backend.log });
    await done.promise;
    await jobs.stop();
    expect(await db.$count(account, eq(account.id, mia.id))).toBe(1);
    const { rows } = await database.pool.query("select run_at from graphile_worker.jobs where key = $1", [key]);
    expect(rows).toHaveLength(1);
    expect(rows[0].run_at.getTime()).toBeGreaterThan(dueAt.getTime());
  });

  it("that is taken back while its job begins is not carried out", async () => {
    const mia = await addBusyApplicant();
    await ask(mia.token);
    const job = await db.transaction(async (tx) => {
      await cancelDeletion({ db: tx, publicUrl: settings.publicUrl, now: new Date() }, mia);
      const isDone = deleteAccount(backend, mia.id, later(15));
      await untilSomebodyWaits(tx);
      return { isDone };
    });
    await job.isDone;
    expect(await db.$count(account, eq(account.id, mia.id))).toBe(1);
    expect(await db.$count(document, eq(document.accountId, mia.id))).toBe(1);
  });

  it("asked for twice keeps its first day and its one mail", async () => {
    const mia = await addBusyApplicant();
    await Promise.all([ask(mia.token), ask(mia.token)]);
    expect(await db.$count(deletionRequest, eq(deletionRequest.accountId, mia.id))).toBe(1);
    const { rows } = await database.pool.query(
      "select 1 from graphile_worker._private_jobs where payload ->> 'kind' = 'deletionRequested' and payload ->> 'to' = $1",
      [mia.email],
    );
    expect(rows).toHaveLength(1);
  });

  it("leaves nothing that says who it was", async () => {
    const mia = await addBusyApplicant();
    const before = await storedFiles();
    const opinions = await db.$count(feedback, eq(feedback.feedback, "Mia mag es."));
    expect(Object.keys(await rowsOf(mia)).length).toBeGreaterThan(5);
    await ask(mia.token);
    await deleteAccount(backend, mia.id, later(15));
    await runRemovals();

    expect(await rowsOf(mia)).toEqual({});
    expect(await db.$count(account, eq(account.id, mia.id))).toBe(0);
    expect(await db.$count(identityAccount, eq(identityAccount.email, mia.email))).toBe(0);
    for (const table of [portalDraft, portalCurriculumVitae])
      expect(await db.$count(table, eq(table.owner, mia.subject))).toBe(0);
    expect(await db.$count(portalDraft, eq(portalDraft.owner, namelessOf(mia.subject)))).toBe(0);
    expect(await db.$count(auditEntry, eq(auditEntry.caller, mia.id))).toBe(0);
    expect(await db.$count(auditEntry, eq(auditEntry.subject, mia.id))).toBe(0);
    const { rows } = await database.pool.query(
      `select 'session' from portal_session where data->>'subject' = $1 union all
       select 'call' from idempotent_call where caller = $2 union all
       select 'attempt' from attempt where who in ($2, $3)`,
      [mia.subject, mia.id, mia.personId],
    );
    expect(rows).toEqual([]);
    expect(await db.$count(feedback, eq(feedback.feedback, "Mia mag es."))).toBe(opinions - 1);
    expect((await storedFiles()).length).toBe(before.length - 2);
    expect((await call(applicant.fetchAccount, {}, mia.token)).status).toBe(401);
  });

  it("leaves the sign-in to somebody who is an advisor as well, and nothing that they chose", async () => {
    const mia = await addBusyApplicant();
    const values = { email: mia.email, personId: mia.personId, name: "Mia Kurz", city: "Köln" };
    await db.insert(advisor).values(values);
    const token = await issueToken({ role: "study_advisor", personId: mia.personId });
    await ask(mia.token);
    await deleteAccount(backend, mia.id, later(15));

    expect(await db.$count(account, eq(account.id, mia.id))).toBe(0);
    expect(await db.$count(identityAccount, eq(identityAccount.email, mia.email))).toBe(1);
    expect((await call(advisorCalls.fetchMe, {}, token)).body.code).toBe(errorCodes.tokenRevoked);
    const again = await issueToken({ role: "study_advisor", personId: mia.personId });
    expect((await call(advisorCalls.fetchMe, {}, again)).status).toBe(200);
    const [left] = await db.select().from(person).where(eq(person.id, mia.personId));
    expect(left).toMatchObject({ metadata: {}, consents: [], notificationSettings: {} });
    for (const table of [consentChange, consentConfirmation, feedback])
      expect(await db.$count(table, eq(table.personId, mia.personId))).toBe(0);
  });

  it("leaves a colleague of a company the mails that they chose there", async () => {
    const settings = { support: false, company_interest: false };
    const mia = await addApplicant({ notificationSettings: settings });
    const { userId } = await addCompany();
    await db.update(companyUser).set({ personId: mia.personId }).where(eq(companyUser.id, userId));
    await ask(mia.token);
    await deleteAccount(backend, mia.id, later(15));
    const [left] = await db.select().from(person).where(eq(person.id, mia.personId));
    expect(left?.notificationSettings).toEqual({ company_interest: false });
  });

  it("leaves somebody who works for a company what they read, chose and are mailed there", async () => {
    const mia = await addBusyApplicant();
    const firm = await addCompany();
    const asColleague = { personId: mia.personId, email: mia.email };
    await db.update(companyUser).set(asColleague).where(eq(companyUser.id, firm.userId));
    const opening = await addJobOpening(firm.id);
    const sara = await addApplicant({}, { stage: "Ready to match" });
    const interest = { params: { jobOpeningId: opening.id } };
    expect((await call(applicant.expressInterest, interest, sara.token)).status).toBe(200);
    const token = await issueToken({ role: "company", companyUserId: firm.userId });
    await call(company.readNotifications, {}, token);
    const hint = { params: { key: "hideDmsInfoModal" }, body: { value: true } };
    await call(company.changeMetadataEntry, hint, token);
    await call(company.replaceConsents, { body: [{ type: "user_research", hasOptedIn: true }] }, token);
    await call(applicant.replaceMetadata, { body: { hideDmsInfoModal: true, onboardingDone: true } }, mia.token);
    await ask(mia.token);
    await deleteAccount(backend, mia.id, later(15));

    const again = await issueToken({ role: "company", companyUserId: firm.userId });
    const { body } = await call(company.fetchCompanyUser, {}, again);
    expect(body).toMatchObject({
      unreadNotifications: 0,
      metadata: { hideDmsInfoModal: true },
      consents: [{ type: "user_research", status: "opt_in_single" }],
    });
    expect(body).not.toHaveProperty("metadata.onboardingDone");
    const { body: log } = await call(company.fetchConsentLog, {}, again);
    expect(log).toMatchObject([{ type: "user_research", status: "opt_in_single" }]);
    const lines = await db.select({ kind: mail.kind }).from(mail).where(eq(mail.to, mia.email)).orderBy(mail.queuedAt);
    expect(lines.map(({ kind }) => kind)).toEqual(["interestExpressed", "accountDeleted"]);
  });

  it("gives an accepted position back", async () => {
    const mia = await addBusyApplicant();
    const { id } = await addCompany();
    const opening = await addJobOpening(id, { openPositions: 0, status: "staffed" });
    await db
      .insert(match)
      .values({ jobOpeningId: opening.id, accountId: mia.id, status: "offer_accepted", source: "applicant" });
    await ask(mia.token);
    await deleteAccount(backend, mia.id, later(15));
    const [after] = await db.select().from(jobOpening).where(eq(jobOpening.id, opening.id));
    expect([after?.openPositions, after?.status]).toEqual([1, "open"]);
  });
});

describe("a reset", () => {
  it("puts a demo person back to where they began, and nobody else", async () => {
    const [jonas] = await db.select().from(account).where(eq(account.email, "jonas@example.org"));
    const token = await issueToken({ accountId: jonas!.id });
    await call(applicant.changeAccount, { body: { firstName: "Jonathan" } }, token);
    expect((await call(applicant.resetMe, {}, token)).status).toBe(204);
    const [again] = await selectApplicants(db).where(eq(account.email, "jonas@example.org"));
    expect(again).toMatchObject({ firstName: null, metadata: { onboardingDone: true } });
    expect(await db.$count(unit, eq(unit.accountId, again!.id))).toBe(1);
    expect((await call(applicant.fetchAccount, {}, token)).status).toBe(401);

    const stranger = await addApplicant();
    expect((await call(applicant.resetMe, {}, stranger.token)).status).toBe(404);
  });

  it.each([
    ["campus", campus, "Köln", "emre"],
    ["campus of another application", campus, "München", "nele"],
    ["campus, where there are companies as well,", campus, "Hamburg", "sara"],
    ["course", course, "Informatik", "emre"],
  ])("is refused, and leaves everything, once a %s has another name", async (_, table, name, who) => {
    const email = `${who}@example.org`;
    const [before] = await db.select().from(account).where(eq(account.email, email));
    const token = await issueToken({ accountId: before!.id });
    await db
      .update(table)
      .set({ name: `${name} am Fluss` })
      .where(eq(table.name, name));
    const { status, body } = await call(applicant.resetMe, {}, token);
    await db
      .update(table)
      .set({ name })
      .where(eq(table.name, `${name} am Fluss`));
    expect([status, Object.values(body?.customErrors ?? {}).flat()]).toEqual([
      422,
      [table === campus ? "campusUnknown" : "courseUnknown"],
    ]);
    expect((await call<Account>(applicant.fetchAccount, {}, token)).body.uuid).toBe(before!.id);
    expect((await call(applicant.resetMe, {}, token)).status).toBe(204);
  });

  it("is not there where there is no demo", async () => {
    const [jonas] = await db.select().from(account).where(eq(account.email, "jonas@example.org"));
    const token = await issueToken({ accountId: jonas!.id });
    settings.hasDemoData = false;
    expect((await call(applicant.resetMe, {}, token)).status).toBe(404);
    expect((await call<Account>(applicant.fetchAccount, {}, token)).body.uuid).toBe(jonas!.id);
    settings.hasDemoData = true;
  });
});

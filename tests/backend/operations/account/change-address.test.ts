import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { portalSessions } from "#backend/db/portal-sessions.ts";
import { account } from "#backend/db/schema/account.ts";
import { companyUser } from "#backend/db/schema/companies.ts";
import { identityAccount } from "#backend/db/schema/identity.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { calendarFeed } from "#backend/db/schema/matching.ts";
import { person } from "#backend/db/schema/people.ts";
import { consentChange, consentConfirmation } from "#backend/db/schema/personal-data.ts";
import { sendMail } from "#backend/jobs/send-mail.ts";
import type { Payload } from "#backend/jobs/tasks.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { office as calls } from "#contract/calls/office.ts";
import { errorCodes } from "#contract/errors.ts";
import { clients, password, useIdentity } from "../../../world/identity.ts";

const { addAccount, addAdvisor, addCompany, addIdentity, authenticate, call, db, exchange, ...portal } =
  await useIdentity();
const { mailsTo, newEmail, post, resume, signIn, start, backend, database } = portal;
const office = await addAdvisor({ isOffice: true });

async function addMia() {
  const { id: subject, email } = await addIdentity();
  const mia = await addAccount({ subject, email, emailVerified: true });
  return { ...mia, subject };
}
type Mia = Pick<Awaited<ReturnType<typeof addMia>>, "id">;

const change = ({ id }: Mia, email: string, version?: number) =>
  call(calls.changeAddress, { params: { accountId: id }, body: { email, version } }, office.token);
const fetchAs = (token: string) => call<{ uuid: string; email: string }>(applicant.fetchAccount, {}, token);
const signedIn = async (email: string) => (await post("signIn", await start(), { email, password })).status;

it("gives an account another address: sessions end, both are told, and a code to the new one confirms it", async () => {
  const mia = await addMia();
  const email = newEmail();
  expect((await change(mia, email.toUpperCase())).status).toBe(204);

  expect((await fetchAs(mia.token)).status).toBe(401);
  expect(await signedIn(mia.email)).toBe(422);
  expect((await mailsTo(mia.email))[0]).toMatchObject({ kind: "addressReplaced", values: {} });
  expect((await mailsTo(email))[0]).toMatchObject({ kind: "addressChanged" });

  const started = await start();
  await post("signIn", started, { email, password });
  const code = (await mailsTo(email))[0]?.values.code;
  const { body } = await post("confirmCode", started, { code });
  const { tokens } = await exchange(started, await resume(started, body.returnTo));
  const { body: session } = await authenticate(tokens);
  expect((await fetchAs(session.api_token)).body).toMatchObject({ uuid: mia.id, email, emailVerified: true });
});

it("ends the portal's sessions, too, which say so", async () => {
  const mia = await addMia();
  const sessions = portalSessions(db, backend.settings.sessionSecret);
  const id = await sessions.create({ side: "applicant", apiToken: "a token", idToken: "…", subject: mia.subject });
  await change(mia, newEmail());
  expect((await sessions.find(id))?.data).toMatchObject({ subject: mia.subject, ended: "revoked" });
});

it("ends the calendar's address: a thief who made it in a stolen session would read on", async () => {
  const mia = await addMia();
  await db.insert(calendarFeed).values({ accountId: mia.id, tokenHash: randomUUID() });
  await change(mia, newEmail());
  expect(await db.$count(calendarFeed, eq(calendarFeed.accountId, mia.id))).toBe(0);
});

it("lets no link in the old mailbox confirm the newsletter, which the new one has not confirmed", async () => {
  const mia = await addMia();
  const other = { type: "user_research", status: "opt_in_single" } as const;
  const consents = [{ type: "newsletter", status: "opt_in_double" } as const, other];
  await db.update(person).set({ consents }).where(eq(person.id, mia.personId));
  const waiting = { personId: mia.personId, type: "newsletter", expiresAt: new Date(Date.now() + 60_000) };
  await db.insert(consentConfirmation).values({ ...waiting, tokenHash: randomUUID() });
  await change(mia, newEmail());
  expect(await db.$count(consentConfirmation, eq(consentConfirmation.personId, mia.personId))).toBe(0);
  const [now] = await db.select().from(person).where(eq(person.id, mia.personId));
  expect(now!.consents).toEqual([other, { type: "newsletter", status: "opt_in_single" }]);
  const log = await db.select().from(consentChange).where(eq(consentChange.personId, mia.personId));
  expect(log).toMatchObject([{ type: "newsletter", from: "opt_in_double", to: "opt_in_single" }]);
});

it("ends a sign-in that was prepared with the address before", async () => {
  const mia = await addMia();
  const prepared = await start();
  const { body } = await post("signIn", prepared, { email: mia.email, password });
  await change(mia, newEmail());
  expect(await resume(prepared, body.returnTo)).not.toContain("/callback?code=");
});

it("ends a sign-in that was finished with the address before, which would come back with it", async () => {
  const mia = await addMia();
  const { tokens } = await signIn(mia.email);
  const email = newEmail();
  await change(mia, email);
  expect(await authenticate(tokens)).toMatchObject({ status: 401, body: { code: errorCodes.tokenInvalid } });
  expect(await db.select().from(account).where(eq(account.id, mia.id))).toMatchObject([{ email }]);
});

it("changes the address of who works for a company, too, and they stay there", async () => {
  const mia = await addMia();
  const { userId } = await addCompany();
  await db.update(companyUser).set({ personId: mia.personId, email: mia.email }).where(eq(companyUser.id, userId));
  const email = newEmail();
  await change(mia, email);
  await db.update(identityAccount).set({ emailVerified: true }).where(eq(identityAccount.id, mia.subject));
  const { tokens } = await signIn(email, clients.company);
  await authenticate(tokens);
  const [user] = await db.select().from(companyUser).where(eq(companyUser.id, userId));
  expect(user).toMatchObject({ email, personId: mia.personId });
});

it("leaves in the log of mails nothing that the address before could be sent again", async () => {
  const mia = await addMia();
  await db.update(account).set({ firstName: "Mia" }).where(eq(account.id, mia.id));
  await call(calls.requestDeletion, { params: { accountId: mia.id } }, office.token);
  const sent = () => db.select().from(mail).where(eq(mail.to, mia.email)).orderBy(mail.queuedAt);
  expect(JSON.stringify(await sent())).toContain("Mia");
  await db.update(mail).set({ sentAt: new Date() }).where(eq(mail.to, mia.email));
  await change(mia, newEmail());
  expect((await sent()).map(({ kind, content }) => [kind, content])).toEqual([
    ["deletionRequested", null],
    ["addressReplaced", null],
  ]);
});

it("sends nothing that still waits to the address before, but that it was replaced", async () => {
  const mia = await addMia();
  await call(calls.requestDeletion, { params: { accountId: mia.id } }, office.token);
  await change(mia, newEmail());
  const mailed: string[] = [];
  const sender = { name: "Duales Studium", email: "portal@example.org" };
  const send = sendMail({ send: async ({ subject }) => void mailed.push(subject), sender }, backend);
  const { rows } = await database.pool.query<{ payload: Payload<"sendMail"> }>(
    "select payload from graphile_worker._private_jobs where payload->>'to' = $1 order by id",
    [mia.email],
  );
  expect(rows).toHaveLength(2);
  for (const { payload } of rows) await send(payload, { isLast: false, queuedAt: new Date() });
  expect(mailed).toEqual(["Dein Konto hat eine neue E-Mail-Adresse"]);
});

it("refuses an address that somebody has on any side", async () => {
  const mia = await addMia();
  const sara = await addMia();
  const anke = await addCompany();
  const { email: registered } = await addIdentity();
  for (const email of [sara.email, anke.email, office.email, registered])
    expect((await change(mia, email)).body.customErrors).toEqual({ email: ["emailTaken"] });
  expect(await signedIn(mia.email)).toBe(200);
  expect(await mailsTo(mia.email)).toEqual([]);
});

it("takes an address whose registration was never finished", async () => {
  const mia = await addMia();
  const { email } = await addIdentity({ emailVerified: false });
  expect((await change(mia, email)).status).toBe(204);
  expect(await signedIn(email)).toBe(200);
});

it("keeps the password of people who come with a new address, even if others register with it meanwhile", async () => {
  const mia = await addMia();
  const email = newEmail();
  await change(mia, email);
  await post("register", await start(), { email, password: "a loud red harbour" });
  expect(await signedIn(email)).toBe(200);
});

it("refuses an advisor's, whom it is changed for elsewhere, and a sign-in that another provider keeps", async () => {
  const mia = await addMia();
  await addAdvisor({ personId: mia.personId });
  expect((await change(mia, newEmail())).body.customErrors).toEqual({ email: ["emailOfAdvisor"] });
  const { id } = await addAccount({ subject: randomUUID() });
  const { identity } = backend;
  backend.identity = undefined;
  expect((await change({ id }, newEmail())).body.customErrors).toEqual({ email: ["emailElsewhere"] });
  backend.identity = identity;
});

it("refuses a change of what somebody else has changed meanwhile", async () => {
  const mia = await addMia();
  const [seen] = await db.select().from(account).where(eq(account.id, mia.id));
  await change(mia, newEmail(), seen!.version);
  const { status, body } = await change(mia, newEmail(), seen!.version);
  expect([status, body.customErrors]).toEqual([409, { email: ["stale"] }]);
});

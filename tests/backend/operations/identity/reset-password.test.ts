import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Executor } from "#backend/db/open.ts";
import { portalSessions } from "#backend/db/portal-sessions.ts";
import { idempotentCall } from "#backend/db/schema/calls.ts";
import { companyUser } from "#backend/db/schema/companies.ts";
import { identityAccount, oidcModel, passwordReset } from "#backend/db/schema/identity.ts";
import { apiToken } from "#backend/db/schema/people.ts";
import { hashOf } from "#backend/identity/secrets.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { identity as calls } from "#contract/calls/identity.ts";
import { errorCodes } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { password, useIdentity } from "../../../world/identity.ts";
import { untilSomebodyWaits } from "../../../world/until-somebody-waits.ts";

const { addIdentity, authenticate, backend, call, db, exchange, identityOf, ...portal } = await useIdentity();
const { mailsTo, newEmail, post, resume, signIn, start } = portal;
const newPassword = "another calm blue bay";

const request = (email: string, address: string = randomUUID()) =>
  call(calls.requestPasswordReset, { body: { email, language: "en" }, headers: { "X-Forwarded-For": address } });
const reset = (token: string, typed = newPassword) =>
  call(calls.resetPassword, { body: { token, password: typed }, headers: { "Accept-Language": "en" } });

async function tokenFor(email: string) {
  await request(email);
  const link = (await mailsTo(email)).find(({ kind }) => kind === "passwordReset")?.values.link ?? "";
  expect(link).toMatch(/^https:\/\/portal\.example\/auth\/applicant\/password-reset\/[\w-]{43}$/);
  return link.split("/").at(-1)!;
}

/** What is answered when somebody asks while a change of an identity is under way. */
async function whileChanging<T>(
  id: string,
  change: Partial<typeof identityAccount.$inferInsert>,
  ask: () => Promise<T>,
) {
  const { asked } = await db.transaction(async (tx) => {
    await tx.update(identityAccount).set(change).where(eq(identityAccount.id, id));
    const asked = ask();
    await untilSomebodyWaits(tx);
    return { asked };
  });
  return asked;
}

it("answers the same, and as late, for an address without an account", async () => {
  const { email } = await addIdentity();
  const unknown = newEmail();
  const timed = async (address: string) => {
    const begun = performance.now();
    const { status, body } = await request(address);
    return { status, body, milliseconds: performance.now() - begun };
  };
  const [first, second] = [await timed(email), await timed(unknown)];
  expect({ ...first, milliseconds: 0 }).toEqual({ ...second, milliseconds: 0 });
  for (const { milliseconds } of [first, second]) expect(milliseconds).toBeGreaterThan(145);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["passwordReset"]);
  expect(await mailsTo(unknown)).toEqual([]);
});

it("sets the password once, confirms the address and tells its owner", async () => {
  const { email } = await addIdentity({ emailVerified: false });
  const token = await tokenFor(email);
  expect((await reset(token)).status).toBe(204);
  expect((await identityOf(email))?.emailVerified).toBe(true);
  expect((await mailsTo(email))[0]).toMatchObject({ kind: "passwordChanged", language: "en" });
  expect((await post("signIn", await start(), { email, password: newPassword })).status).toBe(200);
  expect((await post("signIn", await start(), { email, password })).status).toBe(422);
  expect((await reset(token)).body.customErrors).toEqual({ token: ["resetLinkExpired"] });
});

it("mails one link for a form that is sent twice, and sets one password, which its second post confirms", async () => {
  const { email } = await addIdentity();
  const [asked, set] = [{ "Idempotency-Key": randomUUID() }, { "Idempotency-Key": randomUUID() }];
  const ask = () => call(calls.requestPasswordReset, { body: { email, language: "en" }, headers: asked });
  expect([await ask(), await ask()].map(({ status }) => status)).toEqual([204, 204]);
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  const token = mail?.values.link?.split("/").at(-1) ?? "";
  const type = (password: string) => call(calls.resetPassword, { body: { token, password }, headers: set });
  const answers = [...(await Promise.all([type(newPassword), type(newPassword)])), await type(newPassword)];
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["passwordChanged", "passwordReset"]);
  expect((await type("some other password")).body.customErrors).toEqual({ token: ["resetLinkExpired"] });
});

it("keeps nothing by which a password could be guessed of a post that is known again", async () => {
  const { email } = await addIdentity();
  const [token, key] = [await tokenFor(email), randomUUID()];
  const body = { token, password: newPassword };
  await call(calls.resetPassword, { body, headers: { "Idempotency-Key": key } });
  const kept = (await db.select().from(idempotentCall)).flatMap(({ key, answer }) => [key, answer]);
  expect(kept).not.toEqual([]);
  expect(kept).not.toContain(hashOf(JSON.stringify([key, [null, body, null, null, null]])));
});

it("addresses each reader as their side does, and leads back to it", async () => {
  const company = await addIdentity();
  await db.insert(companyUser).values({ email: company.email, firstName: "Anke", lastName: "Brandt" });
  await request(company.email);
  const [mail] = await mailsTo(company.email);
  expect(mail).toMatchObject({ kind: "passwordReset", reader: "company" });
  const link = String(mail?.values.link);
  expect(link).toContain("https://portal.example/auth/company/password-reset/");
  await reset(link.split("/").at(-1)!);
  expect((await mailsTo(company.email))[0]).toMatchObject({ kind: "passwordChanged", reader: "company" });
});

it("lets a visitor who is refused use up nobody else's allowance", async () => {
  const { email } = await addIdentity();
  const visitor = randomUUID();
  const requestOften = (address: () => string) =>
    Promise.all(Array.from({ length: limits.resetsPerHour }, () => request(address(), visitor)));
  await requestOften(newEmail);
  const refused = await requestOften(() => email);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
  expect((await request(email)).status).toBe(204);
});

it("counts the addresses of one household over IPv6 as one, and another's apart", async () => {
  const addresses = Array.from({ length: limits.resetsPerHour + 1 }, (_, at) => `2001:db8::${(at + 1).toString(16)}`);
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await request(newEmail(), address)).status);
  expect(statuses).toEqual([...addresses.slice(1).map(() => 204), 429]);
  expect((await request(newEmail(), "2001:db8:0:1::1")).status).toBe(204);
});

it("signs out everywhere", async () => {
  const identity = await addIdentity();
  const { browser, tokens } = await signIn(identity.email);
  const { api_token } = (await authenticate(tokens)).body;
  const bystander = await addIdentity();
  const other = await signIn(bystander.email);

  await reset(await tokenFor(identity.email));
  expect((await call(applicant.fetchAccount, {}, api_token)).body.code).toBe(errorCodes.tokenRevoked);
  expect((await start(browser)).uid).not.toBe("");
  const left = await db
    .select()
    .from(oidcModel)
    .where(eq(sql`${oidcModel.payload}->>'accountId'`, identity.id));
  expect(left).toEqual([]);
  expect((await start(other.browser)).location).toContain("/callback?code=");
});

it("ends the portal's sessions, too, which say so, and nobody else's", async () => {
  const { id: subject, email } = await addIdentity();
  const sessions = portalSessions(db, backend.settings.sessionSecret);
  const signedIn = { side: "applicant", apiToken: "a token", idToken: "of the provider", subject };
  const [theirs, other] = [await sessions.create(signedIn), await sessions.create({ ...signedIn, subject: "other" })];
  await reset(await tokenFor(email));
  expect((await sessions.find(theirs))?.data).toEqual({ ...signedIn, ended: "revoked" });
  expect((await sessions.find(other))?.data.ended).toBeUndefined();
});

it("ends a sign-in that was prepared with the old password and not yet carried on", async () => {
  const identity = await addIdentity();
  const prepared = await start();
  const { body } = await post("signIn", prepared, { email: identity.email, password });
  await reset(await tokenFor(identity.email));
  expect(await resume(prepared, body.returnTo)).not.toContain("/callback?code=");
});

describe("a sign-in with the old password that was finished but for the portal's session", () => {
  const isRefused = { status: 401, body: { code: errorCodes.tokenInvalid } };

  it("opens none after it, while one with the new password does at once", async () => {
    const identity = await addIdentity();
    const { tokens } = await signIn(identity.email);
    await reset(await tokenFor(identity.email), password);
    const again = await signIn(identity.email);
    expect(await authenticate(tokens)).toMatchObject(isRefused);
    expect((await authenticate(again.tokens)).status).toBe(200);
  });

  it("opens none while the reset is under way", async () => {
    const { id, email } = await addIdentity();
    const { tokens } = await signIn(email);
    expect(await whileChanging(id, { signOuts: 1 }, () => authenticate(tokens))).toMatchObject(isRefused);
  });

  it("opens none either where the provider goes on with it just as its sessions are deleted", async () => {
    const identity = await addIdentity();
    const prepared = await start();
    const { body } = await post("signIn", prepared, { email: identity.email, password });
    const token = await tokenFor(identity.email);
    const { resuming, resetting } = await db.transaction(async (tx) => {
      await tx.select().from(oidcModel).where(eq(oidcModel.id, prepared.uid)).for("update");
      const resuming = resume(prepared, body.returnTo);
      await untilSomebodyWaits(tx);
      const resetting = reset(token);
      await untilSomebodyWaits(tx, 2);
      return { resuming, resetting };
    });
    expect((await resetting).status).toBe(204);
    const { tokens } = await exchange(prepared, await resuming);
    expect(await authenticate(tokens)).toMatchObject(isRefused);
  });
});

describe("while somebody else has locked", () => {
  const held = async <T>(
    lock: (tx: Executor) => Promise<unknown>,
    token: string,
    look: (tx: Executor) => Promise<T>,
  ) => {
    const { seen, resetting } = await db.transaction(async (tx) => {
      await lock(tx);
      const resetting = reset(token);
      await untilSomebodyWaits(tx);
      return { seen: await look(tx), resetting };
    });
    expect((await resetting).status).toBe(204);
    return seen;
  };

  it("the identity, it holds no link that the end of its sessions deletes next", async () => {
    const { id, email } = await addIdentity();
    const links = await held(
      (tx) => tx.select().from(identityAccount).where(eq(identityAccount.id, id)).for("no key update"),
      await tokenFor(email),
      (tx) => tx.select().from(passwordReset).where(eq(passwordReset.identityId, id)).for("update", { noWait: true }),
    );
    expect(links).toHaveLength(1);
  });

  it("a token, it holds no session that signing out of it ends next", async () => {
    const { id, email } = await addIdentity();
    const { api_token } = (await authenticate((await signIn(email)).tokens)).body;
    const isTheirs = eq(sql`${oidcModel.payload}->>'accountId'`, id);
    const sessions = await held(
      (tx) =>
        tx
          .select()
          .from(apiToken)
          .where(eq(apiToken.hash, hashOf(api_token)))
          .for("update"),
      await tokenFor(email),
      (tx) => tx.select().from(oidcModel).where(isTheirs).for("update", { noWait: true }),
    );
    expect(sessions).not.toEqual([]);
  });
});

it("keeps the link for a better password when the typed one is weak", async () => {
  const { email } = await addIdentity();
  const token = await tokenFor(email);
  expect((await reset(token, "Passwort123")).body.customErrors).toEqual({ password: ["passwordCommon"] });
  expect((await reset(token)).status).toBe(204);
});

it("refuses an expired and an invented link", async () => {
  const { email, id } = await addIdentity();
  const token = await tokenFor(email);
  const expiresAt = new Date(Date.now() - 1000);
  await db.update(passwordReset).set({ expiresAt }).where(eq(passwordReset.identityId, id));
  for (const refused of [token, "invented"])
    expect((await reset(refused)).body.customErrors).toEqual({ token: ["resetLinkExpired"] });
});

it("mails only so many links an hour, and lets nobody find out or stand in the way", async () => {
  const { email } = await addIdentity();
  for (let asked = 0; asked <= limits.resetsPerHour; asked++) expect((await request(email)).status).toBe(204);
  expect(await mailsTo(email)).toHaveLength(limits.resetsPerHour);
  const [latest] = await mailsTo(email);
  expect((await reset(String(latest?.values.link).split("/").at(-1)!)).status).toBe(204);
});

it("mails no link to an address that is just being given up", async () => {
  const { id, email } = await addIdentity();
  const { status } = await whileChanging(id, { email: newEmail() }, () => request(email));
  expect(status).toBe(204);
  expect(await db.$count(passwordReset, eq(passwordReset.identityId, id))).toBe(0);
  expect(await mailsTo(email)).toEqual([]);
});

it("ends a sign-in whose old password was checked before it, and finishes after it", async () => {
  const { id, email } = await addIdentity();
  const prepared = await start();
  const signingIn = () => post("signIn", prepared, { email, password });
  const refused = { status: 422, body: { customErrors: { password: ["credentials"] } } };
  expect(await whileChanging(id, { passwordHash: "another" }, signingIn)).toMatchObject(refused);
});

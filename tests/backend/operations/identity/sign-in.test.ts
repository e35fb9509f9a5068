import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { identityAccount } from "#backend/db/schema/identity.ts";
import { hashPassword } from "#backend/identity/passwords.ts";
import { limits } from "#contract/limits.ts";
import { type Browser, clients, password, useIdentity } from "../../../world/identity.ts";

const { addIdentity, db, mailsTo, newBrowser, newEmail, post, signIn, start } = await useIdentity();
const wrong = "a loud red harbour";

it("tells neither which of the two was wrong nor whether the address is known", async () => {
  const { email } = await addIdentity();
  const started = await start();
  const known = await post("signIn", started, { email, password: wrong });
  const unknown = await post("signIn", started, { email: newEmail(), password: wrong });
  expect(known.status).toBe(422);
  expect(known.body.customErrors).toEqual({ password: ["credentials"] });
  expect(unknown).toMatchObject({ status: known.status, body: known.body });
});

it("is in the audit log when the password was right, not when it was wrong", async () => {
  const { email } = await addIdentity();
  const started = await start();
  const written = () => db.$count(auditEntry, eq(auditEntry.operation, "public.signIn"));
  const before = await written();
  await post("signIn", started, { email, password: wrong });
  expect(await written()).toBe(before);
  await post("signIn", started, { email, password });
  expect(await written()).toBe(before + 1);
});

it("takes the address as it is typed, in capitals too", async () => {
  const { email } = await addIdentity();
  const { status } = await post("signIn", await start(), { email: email.toUpperCase(), password });
  expect(status).toBe(200);
});

it("refuses more failures for one address with 429, also the right password, and counts each", async () => {
  const { email } = await addIdentity();
  const other = await addIdentity();
  const started = await start();
  for (let failure = 0; failure < limits.signInFailuresPerQuarterHour; failure++)
    expect((await post("signIn", started, { email, password: wrong })).status).toBe(422);
  expect(await post("signIn", started, { email, password })).toMatchObject({ status: 429, body: { code: 429 } });
  expect((await post("signIn", started, { email: other.email, password })).status).toBe(200);
});

describe("a browser in which somebody has signed in", () => {
  const useUp = async (email: string, browser = newBrowser()) => {
    const started = await start(browser, clients.applicant, { prompt: "login" });
    for (let failure = 0; failure < limits.signInFailuresPerQuarterHour; failure++)
      expect((await post("signIn", started, { email, password: wrong })).status).toBe(422);
    expect((await post("signIn", started, { email, password })).status).toBe(429);
  };
  const again = async (email: string, browser: Browser) => {
    const started = await start(browser, clients.applicant, { prompt: "login" });
    return (await post("signIn", started, { email, password })).status;
  };

  it("is not locked by the failures of others, and stays limited itself", async () => {
    const { email } = await addIdentity();
    const { browser } = await signIn(email);
    await useUp(email);
    expect(await again(email, browser)).toBe(200);
    await useUp(email, browser);
    expect(await again(email, browser)).toBe(429);
  });

  it("is known for nobody else, and for none after a new password", async () => {
    const { id, email } = await addIdentity();
    const other = await addIdentity();
    const { browser } = await signIn(email);
    await useUp(other.email);
    expect(await again(other.email, browser)).toBe(429);
    await useUp(email);
    const passwordHash = await hashPassword(password);
    await db.update(identityAccount).set({ passwordHash }).where(eq(identityAccount.id, id));
    expect(await again(email, browser)).toBe(429);
  });

  it("keeps a dated cookie that no script reads, only where the password is asked, with nobody's name", async () => {
    const { id, email } = await addIdentity();
    const { browser } = await signIn(email);
    const [cookie, ...more] = browser.cookies.filter(({ path }) => path === "/auth");
    expect(more).toEqual([]);
    expect(cookie?.line).toMatch(/; expires=.*; samesite=lax; secure; httponly/i);
    expect(Object.keys(decodeJwt(cookie!.value)).sort()).toEqual(["exp", "jti"]);
    expect(JSON.stringify(decodeJwt(cookie!.value))).not.toContain(id);
  });
});

it("refuses failures from one place for many addresses", async () => {
  const { email } = await addIdentity();
  const started = await start();
  const place = randomUUID();
  const attempts = Array.from({ length: 5 * limits.signInFailuresPerQuarterHour });
  for (const _ of attempts) await post("signIn", started, { email: newEmail(), password: wrong }, place);
  expect((await post("signIn", started, { email, password }, place)).status).toBe(429);
  expect((await post("signIn", started, { email, password })).status).toBe(200);
});

it("holds when many sign in at once", async () => {
  const { email } = await addIdentity();
  const all = await Promise.all(Array.from({ length: 40 }, () => start()));
  const answers = await Promise.all(all.map((started) => post("signIn", started, { email, password })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

it("tries no more passwords than the limit, however many come at once", async () => {
  const { email } = await addIdentity();
  const all = await Promise.all(Array.from({ length: 30 }, () => start()));
  const answers = await Promise.all(all.map((started) => post("signIn", started, { email, password: wrong })));
  const tried = answers.filter(({ status }) => status === 422);
  expect(tried).toHaveLength(limits.signInFailuresPerQuarterHour);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(answers.length - tried.length);
  for (const { headers } of refused) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
});

it("mails a code to who never confirmed the address, and awaits it", async () => {
  const { email } = await addIdentity({ emailVerified: false });
  const started = await start();
  const { body } = await post("signIn", started, { email, password, language: "en" });
  expect(body.returnTo).toBe(`${started.location}/code`);
  const [mail] = await mailsTo(email);
  expect(mail).toMatchObject({ kind: "confirmationCode", language: "en" });
  const confirmed = await post("confirmCode", started, { code: mail?.values.code });
  expect(confirmed.body.returnTo).toBe(`/oidc/auth/${started.uid}`);
});

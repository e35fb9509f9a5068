import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { idempotentCall } from "#backend/db/schema/calls.ts";
import { identityCode } from "#backend/db/schema/identity.ts";
import { identity as calls } from "#contract/calls/identity.ts";
import { limits } from "#contract/limits.ts";
import { minute } from "#domain/time.ts";
import { clients, password, useIdentity } from "../../../world/identity.ts";

const { addAdvisor, addIdentity, backend, db, identityOf, mailsTo, newBrowser, newEmail, post, start, call } =
  await useIdentity();

it("answers the same for an address that has an account, whose owner gets a note", async () => {
  const known = await addIdentity();
  const unknown = newEmail();
  const seen = await Promise.all([known.email, unknown].map((email) => registerAndLook(email)));
  expect(seen[0]).toEqual(seen[1]);
  expect((await mailsTo(known.email)).map(({ kind }) => kind)).toEqual(["alreadyRegistered", "alreadyRegistered"]);
  expect((await mailsTo(unknown)).map(({ kind }) => kind)).toEqual(["confirmationCode", "confirmationCode"]);
  expect((await identityOf(known.email))?.passwordHash).toBe(known.passwordHash);
});

/** All that a browser sees on its way, the address taken out. */
async function registerAndLook(email: string, client = clients.applicant) {
  const started = await start(newBrowser(), client);
  const registered = await post("register", started, { email: email.toUpperCase(), password });
  const headers = { "X-Forwarded-Cookie": started.browser.cookieHeader(started.location) };
  const page = await call<{ email: string }>(calls.fetchInteraction, { params: { uid: started.uid }, headers });
  const wrong = [];
  for (let attempt = 0; attempt <= limits.codeTries; attempt++)
    wrong.push((await post("confirmCode", started, { code: "000000" })).body);
  const again = await post("sendCode", started, {});
  return [registered.status, page.body.email === email, { ...page.body, email: "" }, wrong, again.status];
}

it("lets nobody learn by signing in with the password they chose whether the address had an account", async () => {
  const known = await addIdentity();
  const unknown = newEmail();
  const tried = "the stranger's choice";
  const seen = [];
  for (const email of [known.email, unknown]) {
    await post("register", await start(), { email, password: tried });
    const again = await start();
    const { status, body } = await post("signIn", again, { email, password: tried });
    const code = await post("confirmCode", again, { code: "000000" });
    seen.push([status, body.returnTo === `${again.location}/code`, code.status, code.body]);
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.slice(0, 2)).toEqual([200, true]);
  expect((await post("signIn", await start(), { email: known.email, password })).body.returnTo).toMatch(/^\/oidc/);
});

it("mails a code at the desk only to addresses named as an advisor's, and answers everybody the same", async () => {
  const [office] = backend.settings.officeEmails as [string];
  const invited = (await addAdvisor()).email;
  const locked = (await addAdvisor({ lockedAt: new Date() })).email;
  const stranger = newEmail();
  const seen = [];
  for (const email of [office, invited, locked, stranger])
    seen.push(await registerAndLook(email, clients.study_advisor));
  for (const one of seen) expect(one).toEqual(seen[0]);
  const kinds = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
  for (const email of [office, invited]) expect(await kinds(email)).toEqual(["confirmationCode", "confirmationCode"]);
  for (const email of [locked, stranger]) expect(await kinds(email)).toEqual([]);
});

it("mails no code when a stranger signs in at the desk with an address not yet confirmed", async () => {
  const email = newEmail();
  await post("register", await start(), { email, password });
  const [registered] = await mailsTo(email);
  const desk = await start(newBrowser(), clients.study_advisor);
  expect((await post("signIn", desk, { email, password })).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(1);
  expect((await post("confirmCode", desk, { code: registered?.values.code })).status).toBe(422);
});

it("mails one code for a form that is sent twice, and one for another try", async () => {
  const started = await start();
  const email = newEmail();
  const twice = (name: "register" | "sendCode", body: object) => {
    const key = { "Idempotency-Key": randomUUID() };
    const send = () => post(name, started, { ...body }, undefined, key);
    return Promise.all([send(), send()]);
  };
  const registered = await twice("register", { email, password });
  expect(registered.map(({ status }) => status)).toEqual([204, 204]);
  expect(await mailsTo(email)).toHaveLength(1);
  const sentAgain = await twice("sendCode", {});
  expect(sentAgain.map(({ status }) => status)).toEqual([204, 204]);
  const [newest, ...before] = await mailsTo(email);
  expect(before).toHaveLength(1);
  expect((await post("confirmCode", started, { code: newest?.values.code })).status).toBe(200);
});

it("mails a code to somebody who corrects the address and corrects it back, and to one who comes back later", async () => {
  const started = await start();
  const [email, mistyped] = [newEmail(), newEmail()];
  const key = { "Idempotency-Key": randomUUID() };
  const register = (email: string) => post("register", started, { email, password }, undefined, key);
  for (const one of [email, mistyped, email]) expect((await register(one)).status).toBe(204);
  expect(await mailsTo(email)).toHaveLength(2);
  expect((await register(email)).status).toBe(204);
  expect(await mailsTo(email)).toHaveLength(2);
  await db.update(idempotentCall).set({ at: new Date(Date.now() - minute) });
  expect((await register(email)).status).toBe(204);
  const [newest, ...before] = await mailsTo(email);
  expect(before).toHaveLength(2);
  expect((await post("confirmCode", started, { code: newest?.values.code })).status).toBe(200);
});

it("confirms nothing to a stranger who repeats the key of a confirmed code", async () => {
  const [started, stranger] = [await start(), await start()];
  const email = newEmail();
  await post("register", started, { email, password });
  const { code } = (await mailsTo(email))[0]?.values ?? {};
  const key = { "Idempotency-Key": randomUUID() };
  expect((await post("confirmCode", started, { code }, undefined, key)).status).toBe(200);
  const repeated = await post("confirmCode", { ...stranger, uid: started.uid }, { code }, undefined, key);
  expect(repeated.status).toBe(404);
});

it("refuses a weak password with a message key", async () => {
  const started = await start();
  const email = newEmail();
  const common = await post("register", started, { email, password: "Passwort123" });
  expect(common).toMatchObject({ status: 422, body: { customErrors: { password: ["passwordCommon"] } } });
  const own = await post("register", started, { email, password: email });
  expect(own.body.customErrors).toEqual({ password: ["passwordIsEmail"] });
  const short = await post("register", started, { email, password: "kurz" });
  expect(short.body.customErrors).toEqual({ password: ["minLength?min=8"] });
  expect(await identityOf(email)).toBeUndefined();
});

it("takes the password of those who confirm, whatever a stranger registered the address with since", async () => {
  const email = newEmail();
  const [owner, stranger] = [await start(), await start()];
  await post("register", owner, { email, password });
  const [mail] = await mailsTo(email);
  await post("register", stranger, { email, password: "the stranger's choice" });
  expect((await post("confirmCode", owner, { code: mail?.values.code })).status).toBe(200);
  const [mailedToo] = await mailsTo(email);
  const late = await post("confirmCode", stranger, { code: mailedToo?.values.code });
  expect(late.body.customErrors).toEqual({ code: ["codeExpired"] });
  const [asOwner, asStranger] = [await start(), await start()];
  expect((await post("signIn", asOwner, { email, password })).status).toBe(200);
  expect((await post("signIn", asStranger, { email, password: "the stranger's choice" })).status).toBe(422);
});

it("mails one address only so often, and takes only so many registrations from one place", async () => {
  const started = await start();
  const email = newEmail();
  const place = randomUUID();
  for (let mail = 0; mail < limits.verificationMailsPerHour; mail++)
    expect((await post("register", started, { email, password })).status).toBe(204);
  expect((await post("sendCode", started, {})).status).toBe(429);
  expect((await post("register", started, { email, password })).status).toBe(429);

  for (let done = 0; done < limits.registrationsPerHour; done += 10) {
    const some = Array.from({ length: 10 }, () => post("register", started, { email: newEmail(), password }, place));
    expect(new Set((await Promise.all(some)).map(({ status }) => status))).toEqual(new Set([204]));
  }
  expect((await post("register", started, { email: newEmail(), password }, place)).status).toBe(429);
});

it("keeps the code as a slow hash only", async () => {
  const started = await start();
  await post("register", started, { email: newEmail(), password });
  const codes = await db.select().from(identityCode);
  for (const { codeHash } of codes) expect(codeHash).toMatch(/^\$argon2id\$/);
});

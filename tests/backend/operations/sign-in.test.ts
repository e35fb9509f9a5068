import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { limits } from "#contract/limits.ts";
import { password, useIdentity } from "../../identity.ts";

const { addIdentity, mailsTo, newEmail, post, start } = await useIdentity();
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

it("refuses failures from one place for many addresses", async () => {
  const { email } = await addIdentity();
  const started = await start();
  const place = randomUUID();
  const attempts = Array.from({ length: 5 * limits.signInFailuresPerQuarterHour });
  for (const _ of attempts) await post("signIn", started, { email: newEmail(), password: wrong }, place);
  expect((await post("signIn", started, { email, password }, place)).status).toBe(429);
  expect((await post("signIn", started, { email, password })).status).toBe(200);
}, 20_000);

it("holds when many sign in at once", async () => {
  const { email } = await addIdentity();
  const all = await Promise.all(Array.from({ length: 40 }, () => start()));
  const answers = await Promise.all(all.map((started) => post("signIn", started, { email, password })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
}, 60_000);

it("tries no more passwords than the limit, however many come at once", async () => {
  const { email } = await addIdentity();
  const all = await Promise.all(Array.from({ length: 30 }, () => start()));
  const answers = await Promise.all(all.map((started) => post("signIn", started, { email, password: wrong })));
  const tried = answers.filter(({ status }) => status === 422);
  expect(tried).toHaveLength(limits.signInFailuresPerQuarterHour);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(answers.length - tried.length);
  for (const { headers } of refused) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
}, 60_000);

it("mails a code to who never confirmed the address, and awaits it", async () => {
  const { email } = await addIdentity({ emailVerified: false });
  const started = await start();
  const { body } = await post("signIn", started, { email, password, language: "en" });
  expect(body.returnTo).toBe(`/sign-in/${started.uid}/code`);
  const [mail] = await mailsTo(email);
  expect(mail).toMatchObject({ kind: "confirmationCode", language: "en" });
  const confirmed = await post("confirmCode", started, { code: mail?.values.code });
  expect(confirmed.body.returnTo).toBe(`/oidc/auth/${started.uid}`);
});

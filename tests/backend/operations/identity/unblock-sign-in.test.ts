import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { office as calls } from "#contract/calls/office.ts";
import type { KeptAccount, listedAccount } from "#contract/entities/kept-account.ts";
import { limits } from "#contract/limits.ts";
import { type Browser, clients, password, useIdentity } from "../../../world/identity.ts";

const { addAccount, addAdvisor, addIdentity, backend, call, db, mailsTo, newBrowser, post, signIn, start } =
  await useIdentity();
const office = await addAdvisor({ isOffice: true });

/** Mia, who has an account and no application yet. */
async function addMia() {
  const { id: subject, email } = await addIdentity();
  return addAccount({ subject, email, firstName: "Mia", lastName: "Hoffmann" });
}
const open = async ({ id }: { id: string }) =>
  (await call<KeptAccount>(calls.fetchAccount, { params: { accountId: id } }, office.token)).body.signIn;
const unblock = ({ id }: { id: string }) => call(calls.unblockSignIn, { params: { accountId: id } }, office.token);

const attempt = async (email: string, typed: string, browser: Browser) => {
  const started = await start(browser, clients.applicant, { prompt: "login" });
  return (await post("signIn", started, { email, password: typed })).status;
};
async function useUp(email: string, browser = newBrowser()) {
  for (let failure = 0; failure < limits.signInFailuresPerQuarterHour; failure++)
    await attempt(email, "a loud red harbour", browser);
  expect(await attempt(email, password, browser)).toBe(429);
}

it("lets somebody in again at once, on their own device, too, tells them, and records for whom", async () => {
  const mia = await addMia();
  expect(await open(mia)).toEqual({ isConfirmed: true, blocks: [] });
  const { browser } = await signIn(mia.email);
  await useUp(mia.email);
  await useUp(mia.email, browser);

  const [block] = (await open(mia))!.blocks;
  expect(block!.of).toBe("signInFailure");
  expect(Date.parse(block!.until)).toBeGreaterThan(Date.now());
  expect((await unblock(mia)).status).toBe(204);
  expect((await open(mia))!.blocks).toEqual([]);
  expect(await attempt(mia.email, password, newBrowser())).toBe(200);
  expect(await attempt(mia.email, password, browser)).toBe(200);
  expect((await mailsTo(mia.email))[0]).toMatchObject({ kind: "signInUnblocked" });
  const [entry] = await db.select().from(auditEntry).where(eq(auditEntry.operation, "study_advisor.unblockSignIn"));
  expect(entry).toMatchObject({ caller: office.id, accountId: mia.id });
});

it("frees the codes and links that were asked for too often", async () => {
  const { id: subject, email } = await addIdentity({ emailVerified: false });
  const mia = await addAccount({ subject, email });
  const started = await start();
  for (let code = 0; code < limits.verificationMailsPerHour; code++) await post("signIn", started, { email, password });
  expect((await post("sendCode", started, {})).status).toBe(429);
  expect(await open(mia)).toMatchObject({ isConfirmed: false, blocks: [{ of: "codeMail" }] });
  await unblock(mia);
  expect((await post("sendCode", started, {})).status).toBe(204);
});

it("refuses where nothing is blocked, and leaves the blocks of others", async () => {
  const [mia, sara] = [await addMia(), await addMia()];
  await useUp(sara.email);
  const { status, body } = await unblock(mia);
  expect([status, body.customErrors]).toEqual([409, { account: ["notBlocked"] }]);
  expect(await attempt(sara.email, password, newBrowser())).toBe(429);
  expect(await mailsTo(mia.email)).toEqual([]);
});

it("has nothing to unblock where another provider keeps the sign-ins", async () => {
  const mia = await addMia();
  await useUp(mia.email);
  const { identity } = backend;
  backend.identity = undefined;
  expect(await open(mia)).toBeNull();
  expect((await unblock(mia)).status).toBe(409);
  backend.identity = identity;
});

it("finds accounts by name and address, also without an application", async () => {
  const mia = await addMia();
  const find = async (search: string) => {
    const { body } = await call<{ items: (typeof listedAccount)["_output"][] }>(
      calls.fetchAccounts,
      { query: { search } },
      office.token,
    );
    return body.items.map(({ id }) => id);
  };
  expect(await find(mia.email)).toEqual([mia.id]);
  expect(await find("Hofmann")).toContain(mia.id);
  expect(await find("Mia Zwiebel")).not.toContain(mia.id);
  expect(await find("!")).toEqual([]);
});

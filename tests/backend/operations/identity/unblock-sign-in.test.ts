import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { companyUser, invitation } from "#backend/db/schema/companies.ts";
import { advisor } from "#backend/db/schema/unit.ts";
import { office as calls } from "#contract/calls/office.ts";
import type { KeptAccount, listedAccount, SignInBlocks } from "#contract/entities/kept-account.ts";
import { limits } from "#contract/limits.ts";
import { type Browser, clients, password, useIdentity } from "../../../world/identity.ts";

const { addAccount, addAdvisor, addCompany, addIdentity, authenticate, backend, ...more } = await useIdentity();
const { call, db, mailsTo, newBrowser, newEmail, post, signIn, start } = more;
const office = await addAdvisor({ isOffice: true });

/** Mia, who has an account and no application yet. */
async function addMia() {
  const { id: subject, email } = await addIdentity();
  return addAccount({ subject, email, firstName: "Mia", lastName: "Hoffmann" });
}
const open = async ({ id }: { id: string }) =>
  (await call<KeptAccount>(calls.fetchAccount, { params: { accountId: id } }, office.token)).body.signIn;
const unblock = ({ id }: { id: string }) => call(calls.unblockSignIn, { params: { accountId: id } }, office.token);

const attempt = async (email: string, typed: string, browser: Browser, client = clients.applicant) => {
  const started = await start(browser, client, { prompt: "login" });
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

it("finds as many accounts as are asked for, and says whether there are more", async () => {
  await addMia();
  await addMia();
  const find = async (size: string) => {
    const query = { search: "Hofmann", size };
    return (await call<{ items: unknown[]; hasMore: boolean }>(calls.fetchAccounts, { query }, office.token)).body;
  };
  expect(await find("1")).toMatchObject({ items: [{}], hasMore: true });
  expect((await find("2")).items).toHaveLength(2);
});

/** Anke, who owns Nordlicht, and Miriam, who advises: how the office looks at them, and lets them in again. */
const others = {
  async company() {
    const { id: companyId, userId, email } = await addCompany();
    await addIdentity({ email });
    const params = { companyId, employeeId: userId };
    return { id: userId, email, params, look: calls.fetchEmployee, unblock: calls.unblockEmployeeSignIn };
  },
  async study_advisor() {
    const { id, email } = await addAdvisor();
    await addIdentity({ email });
    const params = { advisorId: id };
    return { id, email, params, look: calls.fetchAdvisor, unblock: calls.unblockAdvisorSignIn };
  },
};
type Other = Pick<Awaited<ReturnType<(typeof others)[keyof typeof others]>>, "params" | "look" | "unblock">;
const blocksOf = async ({ look, params }: Other) =>
  (await call<{ blocks: SignInBlocks }>(look, { params }, office.token)).body.blocks;
const letIn = ({ unblock, params }: Other) => call(unblock, { params }, office.token);

it.each([
  ["company", "company", "https://portal.example/b2b/home"],
  ["study_advisor", "advisor", "https://portal.example/advisor"],
] as const)("lets somebody in again on the side %s, on their own device, too", async (role, reader, link) => {
  const other = await others[role]();
  const { email } = other;
  const { browser, tokens } = await signIn(email, clients[role]);
  expect((await authenticate(tokens)).body.role).toBe(role);
  expect(await blocksOf(other)).toEqual([]);
  expect((await letIn(other)).body.customErrors).toEqual({ account: ["notBlocked"] });
  await useUp(email);
  await useUp(email, browser);

  const [block] = await blocksOf(other);
  expect(block!.of).toBe("signInFailure");
  expect(Date.parse(block!.until)).toBeGreaterThan(Date.now());
  expect((await letIn(other)).status).toBe(204);
  expect(await blocksOf(other)).toEqual([]);
  expect(await attempt(email, password, newBrowser(), clients[role])).toBe(200);
  expect(await attempt(email, password, browser, clients[role])).toBe(200);
  const mails = await mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual(["signInUnblocked"]);
  expect(mails[0]).toMatchObject({ reader, language: "de", values: { link } });
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.subject, other.id)).orderBy(auditEntry.at);
  expect(entries.map(({ caller, operation }) => [caller, operation])).toEqual([
    [other.id, "public.authenticate"],
    [office.id, other.unblock.id],
  ]);
});

it("mails somebody of a company in their language", async () => {
  const anke = await others.company();
  await db.update(companyUser).set({ language: "en" }).where(eq(companyUser.id, anke.id));
  await useUp(anke.email);
  await letIn(anke);
  expect((await mailsTo(anke.email))[0]).toMatchObject({ kind: "signInUnblocked", language: "en" });
});

it("does not know somebody of another company, and leaves their block", async () => {
  const [anke, { id: companyId }] = [await others.company(), await addCompany()];
  await useUp(anke.email);
  const elsewhere = { ...anke, params: { companyId, employeeId: anke.id } };
  expect((await letIn(elsewhere)).status).toBe(404);
  expect((await call(anke.look, { params: elsewhere.params }, office.token)).status).toBe(404);
  expect(await blocksOf(anke)).toHaveLength(1);
});

it("lets in somebody who is only invited, and asked for too many codes", async () => {
  const { id: companyId } = await addCompany();
  const email = newEmail();
  const bilal = { email, firstName: "Bilal", lastName: "Aydin" };
  const [user] = await db.insert(companyUser).values(bilal).returning();
  const invited = { ...bilal, companyId, companyUserId: user!.id, expiresAt: new Date(Date.now() + 60_000) };
  await db.insert(invitation).values(invited);
  await addIdentity({ email, emailVerified: false });
  const started = await start(newBrowser(), clients.company);
  for (let code = 0; code < limits.verificationMailsPerHour; code++) await post("signIn", started, { email, password });
  const guest = {
    params: { companyId, employeeId: user!.id },
    look: calls.fetchEmployee,
    unblock: calls.unblockEmployeeSignIn,
  };
  expect(await blocksOf(guest)).toMatchObject([{ of: "codeMail" }]);
  expect((await letIn(guest)).status).toBe(204);
  expect(await blocksOf(guest)).toEqual([]);
});

it("does not tell a locked advisor that they can sign in", async () => {
  const miriam = await others.study_advisor();
  await useUp(miriam.email);
  await db.update(advisor).set({ lockedAt: new Date() }).where(eq(advisor.id, miriam.id));
  expect(await blocksOf(miriam)).toEqual([]);
  expect((await letIn(miriam)).status).toBe(409);
  expect(await mailsTo(miriam.email)).toEqual([]);
});

import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { account } from "#backend/db/schema/account.ts";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { matchChange } from "#backend/db/schema/matching.ts";
import { deleteAccount } from "#backend/operations/personal-data/delete-account.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { office as calls } from "#contract/calls/office.ts";
import type { Account } from "#contract/entities/account.ts";
import type { KeptAccount } from "#contract/entities/kept-account.ts";
import type { LoggedMail } from "#contract/entities/logged-mail.ts";
import { limits } from "#contract/limits.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const world = await useWorld();
const { act, addAdvisor, addCompany, addDocument, addJobOpening, addMatch, addSara } = world;
const { backend, call, db, kindsTo, mailsTo } = world;
const office = await addAdvisor({ isOffice: true });

type Sara = Awaited<ReturnType<typeof addSara>>;
const ask = ({ id }: Sara) => call(calls.requestDeletion, { params: { accountId: id } }, office.token);
const open = async ({ id }: Sara) =>
  (await call<KeptAccount>(calls.fetchAccount, { params: { accountId: id } }, office.token)).body;
const carryOut = ({ id }: Sara) => deleteAccount(backend, id, new Date(inDays(limits.deletionDays + 1)));
const isThere = async ({ id }: Sara) => (await db.$count(account, eq(account.id, id))) === 1;

it("has an account deleted as its owner would: they are told, see the day, and it is gone then", async () => {
  const { person: sara } = await addMatch("awaiting_partner_interest");
  await addDocument(sara);
  expect(await open(sara)).toMatchObject({ deletionDueOn: null, holds: { documents: 1, applications: 1, tickets: 0 } });
  expect((await ask(sara)).status).toBe(204);
  const { deletionDueOn } = await open(sara);
  expect(deletionDueOn).not.toBeNull();
  expect((await call<Account>(applicant.fetchAccount, {}, sara.token)).body.deletionDueOn).toBe(deletionDueOn);
  expect(await kindsTo(sara.email)).toContain("deletionRequested");
  const byOffice = and(eq(auditEntry.operation, "study_advisor.requestDeletion"), eq(auditEntry.accountId, sara.id));
  expect(await db.$count(auditEntry, byOffice)).toBe(1);

  await carryOut(sara);
  expect(await isThere(sara)).toBe(false);
  expect(await kindsTo(sara.email)).toContain("accountDeleted");
});

it("leaves no mail to a company that could name them again, and none of anybody else's is touched", async () => {
  const { id: companyId, email: to } = await addCompany();
  const [deleted, other] = [await addSara(), await addSara()];
  for (const person of [deleted, other]) await act("expressInterest", (await addJobOpening(companyId)).id, person);
  await db.update(mail).set({ sentAt: new Date() }).where(eq(mail.to, to));
  await ask(deleted);
  await carryOut(deleted);
  const { items } = (await call<{ items: LoggedMail[] }>(calls.fetchMails, { query: { search: to } }, office.token))
    .body;
  expect(items.map(({ kind, isRepeatable }) => ({ kind, isRepeatable }))).toEqual([
    { kind: "applicantWithdrew", isRepeatable: false },
    { kind: "interestExpressed", isRepeatable: true },
    { kind: "interestExpressed", isRepeatable: false },
  ]);
  const again = ({ id: mailId }: LoggedMail) => call(calls.sendAgain, { params: { mailId } }, office.token);
  expect((await again(items[2]!)).status).toBe(409);
  const stored = await db.select().from(mail).where(eq(mail.to, to));
  expect(JSON.stringify(stored)).not.toContain(deleted.id);
  expect(await kindsTo(to)).toContain("applicantWithdrew");
});

it("leads the company that hears of it to the opening, and not to a page that is gone", async () => {
  const anke = await addCompany();
  const [opening, sara] = [await addJobOpening(anke.id), await addSara()];
  await act("expressInterest", opening.id, sara);
  await ask(sara);
  await carryOut(sara);
  const link = `http://localhost:3000/b2b/job-openings/${opening.id}?company=${anke.id}`;
  expect((await mailsTo(anke.email)).at(-1)).toMatchObject({ kind: "applicantWithdrew", values: { link } });
});

it.each([
  ["an invitation", "awaiting_applicant_interest", "expressDisinterest", "applicantDeclined"],
  ["an offer after it", "awaiting_applicant_confirmation", "rejectOffer", "offerDeclined"],
] as const)(
  "leaves no name in a mail that says %s is declined, which leads to the opening",
  async (_, status, no, kind) => {
    const anke = await addCompany();
    const opening = await addJobOpening(anke.id);
    const { id, person: sara } = await addMatch(status, { opening, source: "company" });
    await db
      .update(matchChange)
      .set({ event: "arrange-interview", role: "company" })
      .where(eq(matchChange.matchId, id));
    await act(no, opening.id, sara, { note: "Mir ist Köln zu weit." });
    expect(await kindsTo(anke.email)).toEqual([kind]);
    await ask(sara);
    await carryOut(sara);
    const stored = JSON.stringify(await db.select().from(mail).where(eq(mail.to, anke.email)));
    for (const theirs of ["Sara", "zu weit"]) expect(stored).not.toContain(theirs);
  },
);

it("keeps the account once the office, or its owner, has taken it back", async () => {
  const [sara, other] = [await addSara(), await addSara()];
  await ask(sara);
  await ask(other);
  await call(calls.cancelDeletion, { params: { accountId: sara.id } }, office.token);
  await call(applicant.cancelDeletion, {}, other.token);
  for (const person of [sara, other]) {
    expect((await open(person)).deletionDueOn).toBeNull();
    await carryOut(person);
    expect(await isThere(person)).toBe(true);
  }
});

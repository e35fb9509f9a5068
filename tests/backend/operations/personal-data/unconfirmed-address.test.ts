import { randomUUID } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { companyUser } from "#backend/db/schema/companies.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { advisor } from "#backend/db/schema/unit.ts";
import { leaveAddress } from "#backend/operations/account/leave-address.ts";
import { lockKnownAccount } from "#backend/operations/account/lock-known-account.ts";
import { lockLeaving } from "#backend/operations/matching/withdraw-matches.ts";
import { eraseAccount } from "#backend/operations/personal-data/erase-account.ts";
import { advisor as desk } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { addressOf } from "#contract/endpoint.ts";
import type { LoggedMail } from "#contract/entities/logged-mail.ts";
import { useWorld } from "../../../world/world.ts";
import { unzip } from "../../files/unzip.ts";

const { addAdvisor, addMia, addSara, call, db, miriam, origin, settings } = await useWorld();
type Person = Awaited<ReturnType<typeof addMia>>;

/** An offer that waits to be mailed to an address. */
async function addWaiting(to: string) {
  const [line] = await db.insert(mail).values({ kind: "offerMade", to, content: {} }).returning();
  return line!;
}
const stored = async ({ id }: { id: string }) => (await db.select().from(mail).where(eq(mail.id, id)))[0];

/** The mails that Mia's download names, and those that her advisor reads. */
async function readOf(mia: Person) {
  const headers = { Authorization: `Bearer ${mia.token}` };
  const response = await fetch(origin + addressOf(applicant.exportData), { headers });
  const entries = unzip(Buffer.from(await response.arrayBuffer()), inflateRawSync);
  const downloaded: LoggedMail[] = JSON.parse(entries.get("mails.json")!.toString());
  const params = { accountId: mia.id };
  const { body } = await call<{ mails: LoggedMail[] }>(desk.fetchMailsOf, { params }, miriam.token);
  return [downloaded, body.mails].map((mails) => mails.map(({ id }) => id));
}

const leave = ({ id }: Person) =>
  db.transaction(async (tx) => leaveAddress({ db: tx, now: new Date() }, await lockKnownAccount(tx, id)));
const erase = ({ id }: Person) =>
  db.transaction(async (tx) => {
    const work = { ...settings, db: tx, now: new Date() };
    await eraseAccount(work, (await lockLeaving(tx, id))!);
  });

async function addInvited() {
  const email = `${randomUUID()}@example.org`;
  await db.insert(companyUser).values({ email, firstName: "", lastName: "" });
  return { email };
}

it.each([
  { holder: "another applicant", add: addSara },
  { holder: "an advisor", add: addAdvisor },
  { holder: "somebody whom a company invited", add: addInvited },
])("gives nobody the mails of $holder whose address they name and do not confirm", async ({ add }) => {
  const { email } = await add();
  const mia = await addMia({ email: email.toUpperCase() });
  const line = await addWaiting(email);
  expect(await readOf(mia)).toEqual([[], []]);
  await leave(mia);
  await erase(mia);
  expect(await stored(line)).toEqual(line);
});

it("keeps the mails of another applicant from an advisor, too, who names their address as an applicant", async () => {
  const { email } = await addSara();
  const mia = await addMia({ email });
  await db.insert(advisor).values({ email: `${randomUUID()}@example.org`, personId: mia.personId });
  const line = await addWaiting(email);
  await erase(mia);
  expect(await stored(line)).toEqual(line);
});

it.each([
  { whose: "that they have confirmed", isShared: true, emailVerified: true },
  { whose: "that nobody else has named", isShared: false, emailVerified: false },
])("gives applicants the mails to an address $whose, and takes them along", async ({ isShared, emailVerified }) => {
  const email = `${randomUUID()}@example.org`;
  const mia = await addMia({ email, emailVerified });
  if (isShared) await addSara({ email });
  // The same person on another side is nobody else.
  await db.insert(companyUser).values({ email, firstName: "", lastName: "", personId: mia.personId });
  const line = await addWaiting(email);
  expect(await readOf(mia)).toEqual([[line.id], [line.id]]);
  await erase(mia);
  expect(await stored(line)).toBeUndefined();
});

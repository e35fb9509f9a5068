import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { lockAccount } from "#backend/db/accounts.ts";
import { account } from "#backend/db/schema/account.ts";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { notification } from "#backend/db/schema/notifications.ts";
import { advisor } from "#contract/calls/advisor.ts";
import type { FoundAttendees } from "#contract/entities/attendee.ts";
import { untilSomebodyWaits } from "../../../world/until-somebody-waits.ts";
import { useWorld } from "../../../world/world.ts";

const { call, addAdvisor, addMia, addSara, addApplicant, addAccount, db, miriam } = await useWorld();

const attended = { infoSessionAttended: true, infoSessionAttendedAt: new Date() };
const find = async (emails: string[], token = miriam.token) =>
  (await call<FoundAttendees>(advisor.findAttendees, { body: { emails } }, token)).body;
const confirm = (emails: string[], digest: string, key?: string) =>
  call<{ count: number }>(
    advisor.confirmAttendees,
    { body: { emails, digest }, ...(key && { headers: { "Idempotency-Key": key } }) },
    miriam.token,
  );
const confirmed = async (id: string) =>
  (await db.select().from(account).where(eq(account.id, id)))[0]!.infoSessionAttendanceConfirmed;

it("says of each address of an attendance list whom it belongs to, and who waits", async () => {
  const mia = await addMia(attended);
  const sara = await addSara({ ...attended, infoSessionAttendanceConfirmed: true });
  const silent = await addMia();
  const twice = await addMia();
  await addMia({ email: twice.email.toUpperCase() });
  const others = await addApplicant(attended, { advisorId: (await addAdvisor()).id });
  const withoutUnit = await addAccount(attended);
  const nobody = `${randomUUID()}@example.org`;
  const list = [nobody, others.email, twice.email, silent.email, sara.email, mia.email.toUpperCase(), mia.email];
  const { attendees } = await find([...list, withoutUnit.email]);
  expect(attendees).toEqual([
    { email: mia.email, times: 2, state: "waiting", person: { accountId: mia.id, name: "Mia Hoffmann" } },
    { email: silent.email, times: 1, state: "notStated", person: { accountId: silent.id, name: "Mia Hoffmann" } },
    { email: twice.email, times: 1, state: "ambiguous", person: null },
    { email: nobody, times: 1, state: "unknown", person: null },
    { email: withoutUnit.email, times: 1, state: "unknown", person: null },
    { email: others.email, times: 1, state: "foreign", person: null },
    { email: sara.email, times: 1, state: "confirmed", person: { accountId: sara.id, name: "Sara Yılmaz" } },
  ]);
  const ofLead = await find([others.email], (await addAdvisor({ isLead: true })).token);
  expect(ofLead.attendees).toMatchObject([{ state: "waiting", person: { accountId: others.id } }]);
});

it("confirms all who wait and nobody else, and records each of them", async () => {
  const [mia, sara, silent] = [await addMia(attended), await addSara(attended), await addMia()];
  const others = await addApplicant(attended, { advisorId: (await addAdvisor()).id });
  const list = [mia, sara, silent, others].map(({ email }) => email);
  expect((await confirm(list, (await find(list)).digest)).body).toEqual({ count: 2 });
  const all = await Promise.all([mia, sara, silent, others].map(({ id }) => confirmed(id)));
  expect(all).toEqual([true, true, null, null]);
  const entries = await db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.accountId, sara.id), eq(auditEntry.caller, miriam.id)));
  expect(entries).toMatchObject([{ operation: "study_advisor.confirmAttendees", subject: sara.id }]);
});

it("confirms nobody where others would be confirmed than were seen", async () => {
  const [mia, sara] = [await addMia(attended), await addMia(attended)];
  const list = [mia.email, sara.email];
  const { digest } = await find(list);
  await call(advisor.confirmInfoSession, { params: { accountId: sara.id }, body: { attended: true } }, miriam.token);
  expect((await confirm(list, digest)).status).toBe(409);
  expect(await confirmed(mia.id)).toBeNull();
});

it("confirms a list while something else happens to one of them, which tells another one of the list", async () => {
  const [first, second] = [await addMia(attended), await addMia(attended)].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const list = [first!.email, second!.email];
  const { digest } = await find(list);
  const confirming = await db.transaction(async (tx) => {
    await lockAccount(tx, second!.id);
    const answer = confirm(list, digest);
    await untilSomebodyWaits(tx);
    await tx.insert(notification).values({ accountId: first!.id, kind: "staff" });
    return { answer };
  });
  expect((await confirming.answer).body).toEqual({ count: 2 });
});

it("confirms a list once, however often it is sent", async () => {
  const mia = await addMia(attended);
  const [{ digest }, key] = [await find([mia.email]), randomUUID()];
  const answers = [await confirm([mia.email], digest, key), await confirm([mia.email], digest, key)];
  expect(answers.map(({ body }) => body)).toEqual([{ count: 1 }, { count: 1 }]);
});

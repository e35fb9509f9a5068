import { eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { account } from "#backend/db/schema/account.ts";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { person } from "#backend/db/schema/people.ts";
import { advisor, unit } from "#backend/db/schema/unit.ts";
import { advisor as desk } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { office } from "#contract/calls/office.ts";
import type { TicketAtDesk } from "#contract/entities/desk-ticket.ts";
import type { KeptAdvisor } from "#contract/entities/kept-advisor.ts";
import type { SupportTicket } from "#contract/entities/support-ticket.ts";
import { useWorld } from "../../../world/world.ts";

const { addAdvisor, addApplicant, addMia, call, db, mailsTo } = await useWorld();
const jutta = await addAdvisor({ isOffice: true, isAdvising: false });
const handOver = (advisorId: string, to: string) =>
  call<{ count: number }>(office.handOverApplicants, { params: { advisorId }, body: { to } }, jutta.token);
const advisorOf = async ({ unitId }: { unitId: string }) =>
  (await db.select().from(unit).where(eq(unit.id, unitId)))[0]!.advisorId;

it("gives all applicants of an advisor to another one, nobody else's, and records each", async () => {
  const [miriam, ada, other] = [await addAdvisor(), await addAdvisor(), await addAdvisor()];
  const [mia, sara] = [
    await addApplicant({}, { advisorId: miriam.id }),
    await addApplicant({}, { advisorId: miriam.id }),
  ];
  const stays = await addApplicant({}, { advisorId: other.id });
  expect((await handOver(miriam.id, ada.id)).body).toEqual({ count: 2 });
  expect([await advisorOf(mia), await advisorOf(sara), await advisorOf(stays)]).toEqual([ada.id, ada.id, other.id]);
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.accountId, mia.id));
  expect(entries).toMatchObject([{ caller: jutta.id, operation: "study_advisor.handOverApplicants" }]);
});

it("counts and records somebody with two applications once", async () => {
  const [miriam, ada] = [await addAdvisor(), await addAdvisor()];
  const mia = await addApplicant({}, { advisorId: miriam.id });
  await db.insert(unit).values({ accountId: mia.id, advisorId: miriam.id, unit: "fs" });
  expect((await handOver(miriam.id, ada.id)).body).toEqual({ count: 1 });
  expect(await db.$count(auditEntry, eq(auditEntry.accountId, mia.id))).toBe(1);
  const { body } = await call<KeptAdvisor[]>(office.fetchAdvisors, {}, jutta.token);
  expect(body.find(({ id }) => id === ada.id)?.applicants).toBe(1);
});

it("tells each applicant who is there for them now, once, unless they switched such mails off", async () => {
  const [miriam, ada] = [await addAdvisor(), await addAdvisor({ name: "Ada Stern" })];
  const [mia, sara] = [
    await addApplicant({}, { advisorId: miriam.id }),
    await addApplicant({}, { advisorId: miriam.id }),
  ];
  await db.insert(unit).values({ accountId: mia.id, advisorId: miriam.id, unit: "fs" });
  const silent = db.select({ id: account.personId }).from(account).where(eq(account.id, sara.id));
  await db
    .update(person)
    .set({ notificationSettings: { support: false } })
    .where(inArray(person.id, silent));
  await handOver(miriam.id, ada.id);
  expect(await mailsTo(mia.email)).toMatchObject([{ kind: "advisorChanged", values: { advisor: "Ada Stern" } }]);
  expect(await mailsTo(sara.email)).toEqual([]);
});

it("brings their questions along that the advisor had taken; a question of others stays", async () => {
  const [miriam, ada, other] = [await addAdvisor(), await addAdvisor(), await addAdvisor()];
  const takenBy = async (advisorId: string, from = miriam) => {
    const { token } = await addMia({}, { advisorId: from.id });
    const body = { subject: "Mein Zeugnis", text: "Reicht das Halbjahreszeugnis?" };
    const params = {
      ticketId: (await call<SupportTicket>(applicant.openTicket, { body }, token)).body.supportTicketId,
    };
    await call(desk.assignTicket, { params, body: { advisorId } }, from.token);
    return params;
  };
  const [own, others] = [await takenBy(miriam.id), await takenBy(miriam.id, other)];
  await handOver(miriam.id, ada.id);
  const isMine = async (params: { ticketId: string }, { token }: { token: string }) =>
    (await call<TicketAtDesk>(desk.fetchTicket, { params }, token)).body.isMine;
  expect([await isMine(own, ada), await isMine(others, miriam)]).toEqual([true, true]);
});

it("gives them to nobody who gets no applicants, nor to the same advisor", async () => {
  const [miriam, idle] = [await addAdvisor(), await addAdvisor({ isAdvising: false })];
  for (const { id } of [miriam, idle]) {
    const { status, body } = await handOver(miriam.id, id);
    expect([status, body]).toMatchObject([422, { customErrors: { to: ["required"] } }]);
  }
});

it("mails an advisor again where to sign in, until they have", async () => {
  const email = "neu@example.org";
  const [added] = await db.insert(advisor).values({ email, name: "Ada Stern", city: "Essen" }).returning();
  const ask = (advisorId: string) => call(office.welcomeAdvisor, { params: { advisorId } }, jutta.token);
  expect((await ask(added!.id)).status).toBe(204);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["advisorAdded"]);
  expect((await ask(jutta.id)).status).toBe(409);
});

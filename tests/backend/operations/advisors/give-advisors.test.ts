import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { advisor, application, campus, unit } from "#backend/db/schema/unit.ts";
import { giveAdvisors } from "#backend/operations/advisors/give-advisors.ts";
import { createUnit } from "#backend/operations/unit/create-unit.ts";
import { office } from "#contract/calls/office.ts";
import { useWorld } from "../../../world/world.ts";

const { addAccount, addAdvisor, addApplicant, call, db, mailsTo } = await useWorld();
const jutta = await addAdvisor({ isOffice: true, isAdvising: false });
const contact = { city: "", phone: "", email: "" };
await db.insert(campus).values(["Ulm", "Trier"].map((name) => ({ name, ...contact })));
const give = () => giveAdvisors(db, "https://portal.test");
const addUnattended = async (values: Partial<typeof unit.$inferInsert> = {}, campusName: string | null = null) => {
  const person = await addApplicant({}, { advisorId: null, ...values });
  await db.update(application).set({ campusName }).where(eq(application.unitId, person.unitId));
  return person;
};
const advisorOf = async ({ unitId }: { unitId: string }) =>
  (await db.select().from(unit).where(eq(unit.id, unitId)))[0]!.advisorId;
const isJobWaiting = async () => {
  const { rows } = await db.execute(sql`select from graphile_worker.jobs where task_identifier = 'giveAdvisors'`);
  return rows.length > 0;
};

beforeEach(async () => {
  await db.update(advisor).set({ isAdvising: false });
  await db.update(unit).set({ advisorId: jutta.id });
  await db.execute(sql`select graphile_worker.remove_job('giveAdvisors')`);
});

it("leaves applicants without an advisor as long as nobody advises", async () => {
  const mia = await addUnattended();
  await give();
  expect(await advisorOf(mia)).toBeNull();
});

it("gives those whom nobody advises to the first who does, tells them once, and leaves all others", async () => {
  const [mia, sara] = [await addUnattended(), await addUnattended()];
  const theirs = await addApplicant({}, { advisorId: jutta.id });
  const ada = await addAdvisor({ name: "Ada Stern" });
  await give();
  await give();
  expect([await advisorOf(mia), await advisorOf(sara), await advisorOf(theirs)]).toEqual([ada.id, ada.id, jutta.id]);
  expect(await mailsTo(mia.email)).toMatchObject([{ kind: "advisorChanged", values: { advisor: "Ada Stern" } }]);
  expect(await mailsTo(theirs.email)).toEqual([]);
});

it("gives them who is responsible for the campus they chose, else who is for all, else who has the fewest", async () => {
  const ofUlm = await addAdvisor({ campuses: ["Ulm"] });
  const [inUlm, inTrier] = [await addUnattended({}, "Ulm"), await addUnattended({}, "Trier")];
  await give();
  expect([await advisorOf(inUlm), await advisorOf(inTrier)]).toEqual([ofUlm.id, ofUlm.id]);

  const forAll = await addAdvisor();
  const [alsoInUlm, alsoInTrier] = [await addUnattended({}, "Ulm"), await addUnattended({}, "Trier")];
  await give();
  expect([await advisorOf(alsoInUlm), await advisorOf(alsoInTrier)]).toEqual([ofUlm.id, forAll.id]);
});

it("counts the applications under way, not those that have ended", async () => {
  const [abel, zoe] = [await addAdvisor({ name: "Abel" }), await addAdvisor({ name: "Zoe" })];
  for (const stage of ["Won", "Won", "Lost"] as const) await addApplicant({}, { advisorId: abel.id, stage });
  await addApplicant({}, { advisorId: zoe.id });
  const mia = await addAccount();
  await createUnit(db, mia.id);
  const [ofMia] = await db.select().from(unit).where(eq(unit.accountId, mia.id));
  expect(ofMia!.advisorId).toBe(abel.id);
});

it("writes to nobody whose application has ended", async () => {
  const leon = await addUnattended({ stage: "Lost" });
  const ada = await addAdvisor();
  await give();
  expect(await advisorOf(leon)).toBe(ada.id);
  expect(await mailsTo(leon.email)).toEqual([]);
});

it("looks for them when somebody is added, begins to advise, or is let in again", async () => {
  const answers = { name: "Ada Stern", city: "Köln", phone: null, isLead: false, isOffice: false };
  const body = { ...answers, email: "ada@example.org", isAdvising: false, campuses: [], courses: [] };
  const { id: advisorId } = (await call<{ id: string }>(office.addAdvisor, { body }, jutta.token)).body;
  expect(await isJobWaiting()).toBe(true);

  await db.execute(sql`select graphile_worker.remove_job('giveAdvisors')`);
  await call(office.changeAdvisor, { params: { advisorId }, body: { city: "Bonn" } }, jutta.token);
  expect(await isJobWaiting()).toBe(false);
  await call(office.changeAdvisor, { params: { advisorId }, body: { isAdvising: true } }, jutta.token);
  expect(await isJobWaiting()).toBe(true);

  await db.execute(sql`select graphile_worker.remove_job('giveAdvisors')`);
  await call(office.lockAdvisor, { params: { advisorId } }, jutta.token);
  await call(office.unlockAdvisor, { params: { advisorId } }, jutta.token);
  expect(await isJobWaiting()).toBe(true);
});

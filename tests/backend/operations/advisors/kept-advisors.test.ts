import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { advisor, campus, course } from "#backend/db/schema/unit.ts";
import { renameInLists } from "#backend/operations/programme/names.ts";
import { advisor as desk } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { office as calls } from "#contract/calls/office.ts";
import type { KeptAdvisor, WholeAdvisor } from "#contract/entities/kept-advisor.ts";
import type { KeptCampus } from "#contract/entities/programme.ts";
import type { Unit } from "#contract/entities/unit.ts";
import { errorCodes } from "#contract/errors.ts";
import { untilSomebodyWaits } from "../../../world/until-somebody-waits.ts";
import { useWorld } from "../../../world/world.ts";

const { addAdvisor, addApplicant, call, countStatements, db, mailsTo } = await useWorld();
const addOffice = () => addAdvisor({ name: "Jutta Hellwig", isOffice: true, isAdvising: false });
let jutta: Awaited<ReturnType<typeof addAdvisor>>;
/** Nobody else is of the office. */
beforeEach(async () => {
  await db.update(advisor).set({ isOffice: false });
  jutta = await addOffice();
});

const newAddress = () => `${randomUUID()}@example.org`;
const ada = { name: "Ada Stern", phone: null, city: "Essen", isAdvising: true, isLead: false, isOffice: false };
const add = (answers: object) =>
  call<{ id: string }>(calls.addAdvisor, { body: { ...ada, campuses: [], courses: [], ...answers } }, jutta.token);
const change = (advisorId: string, body: object, token = jutta.token) =>
  call(calls.changeAdvisor, { params: { advisorId }, body }, token);
const fetchOne = async (advisorId: string) =>
  (await call<WholeAdvisor>(calls.fetchAdvisor, { params: { advisorId } }, jutta.token)).body;
const lock = (advisorId: string, token = jutta.token) => call(calls.lockAdvisor, { params: { advisorId } }, token);
const ask = (token: string) => call(desk.fetchMe, {}, token);
async function addCampus() {
  const name = `Campus ${randomUUID()}`;
  await db.insert(campus).values({ name, city: "Essen", phone: "+49 201 000", email: "essen@example.org" });
  return name;
}

it("adds somebody who is mailed where to sign in, and nobody twice", async () => {
  const email = newAddress();
  const { status, body } = await add({ email: email.toUpperCase() });
  expect(status).toBe(200);
  expect(await mailsTo(email)).toMatchObject([{ kind: "advisorAdded", values: { email } }]);
  expect(await fetchOne(body.id)).toMatchObject({ ...ada, email, hasSignedIn: false, applicants: 0, lockedAt: null });
  const again = await add({ email });
  expect([again.status, again.body]).toMatchObject([422, { customErrors: { email: ["advisorKnown"] } }]);
  const other = await addAdvisor();
  expect((await change(other.id, { email })).body.customErrors).toEqual({ email: ["advisorKnown"] });
});

it("lists all by name with what they may and whom they look after, those that are locked last", async () => {
  const [zoe, ben] = [await addAdvisor({ name: "Zoe", isLead: true }), await addAdvisor({ name: "ben" })];
  const abel = await addAdvisor({ name: "Abel", lockedAt: new Date() });
  for (const _ of [1, 2]) await addApplicant({}, { advisorId: ben.id });
  const { body } = await call<KeptAdvisor[]>(calls.fetchAdvisors, {}, jutta.token);
  const ours = body.filter(({ id }) => [zoe.id, ben.id, abel.id].includes(id));
  expect(ours).toMatchObject([
    { name: "ben", applicants: 2, isLead: false },
    { name: "Zoe", applicants: 0, isLead: true },
    { name: "Abel", lockedAt: expect.any(String) },
  ]);
});

it("shows one beside all others", async () => {
  const ben = await addAdvisor();
  const { body: all } = await call<KeptAdvisor[]>(calls.fetchAdvisors, {}, jutta.token);
  expect((await fetchOne(ben.id)).others).toEqual(all.filter(({ id }) => id !== ben.id));
  expect(await countStatements(() => fetchOne(ben.id))).toBeLessThanOrEqual(2);
});

async function addCourse() {
  const name = `Studiengang ${randomUUID()}`;
  await db.insert(course).values({ name, studyModel: "DS" });
  return name;
}

/** Whom somebody gets who has chosen. */
async function advisorAfter(choice: { campus?: string; courseName?: string }, advisorId: string) {
  const mia = await addApplicant({}, { advisorId });
  await call(applicant.changeApplication, { params: { applicationId: mia.applicationId }, body: choice }, mia.token);
  return (await call<Unit>(applicant.fetchUnit, {}, mia.token)).body.advisor?.email;
}

it("brings applicants to the advisor responsible for campus and course, as long as that advisor gets new ones", async () => {
  const [campus, courseName] = [await addCampus(), await addCourse()];
  const [former, ofCampus, ofCourse, ofBoth] = [
    await addAdvisor(),
    await addAdvisor(),
    await addAdvisor(),
    await addAdvisor(),
  ];
  await change(ofCampus.id, { campuses: [campus] });
  await change(ofCourse.id, { courses: [courseName] });
  await change(ofBoth.id, { campuses: [campus], courses: [courseName] });
  expect(await advisorAfter({ campus }, former.id)).toBe(ofCampus.email);
  expect(await advisorAfter({ courseName }, former.id)).toBe(ofCourse.email);
  expect(await advisorAfter({ campus, courseName }, former.id)).toBe(ofBoth.email);
  await change(ofBoth.id, { isAdvising: false });
  expect(await advisorAfter({ campus, courseName }, former.id)).toBe(ofCampus.email);
  await lock(ofCampus.id);
  expect(await advisorAfter({ campus, courseName }, former.id)).toBe(ofCourse.email);
  await lock(ofCourse.id);
  expect(await advisorAfter({ campus, courseName }, former.id)).toBe(former.email);
});

it("shares a campus among its advisors by who has fewest applicants under way, and takes nobody from one of them", async () => {
  const campus = await addCampus();
  const [busy, idle] = [await addAdvisor({ name: "Abel" }), await addAdvisor({ name: "Zoe" })];
  await addApplicant({}, { advisorId: busy.id });
  for (const stage of ["Won", "Lost"] as const) await addApplicant({}, { advisorId: idle.id, stage });
  for (const { id } of [busy, idle]) await change(id, { campuses: [campus] });
  const other = await addAdvisor();
  expect(await advisorAfter({ campus }, other.id)).toBe(idle.email);
  expect(await advisorAfter({ campus }, busy.id)).toBe(busy.email);
});

it("keeps responsibilities in the present names, and refuses those that are gone", async () => {
  const [campusName, courseName] = [await addCampus(), await addCourse()];
  const { id } = await addAdvisor();
  await change(id, { campuses: [campusName], courses: [courseName] });
  const [kept] = await db.select().from(course).where(eq(course.name, courseName));
  const renamed = `Studiengang ${randomUUID()}`;
  const params = { courseId: kept!.id };
  expect((await call(calls.changeCourse, { params, body: { name: renamed } }, jutta.token)).status).toBe(204);
  expect(await fetchOne(id)).toMatchObject({ campuses: [campusName], courses: [renamed] });
  expect((await change(id, { courses: [courseName] })).body.customErrors).toEqual({ courses: ["courseUnknown"] });
  expect((await change(id, { campuses: ["Atlantis"] })).body.customErrors).toEqual({ campuses: ["campusUnknown"] });
});

it("keeps a course or a campus that an advisor is for, who would be for all without it, and says whom it is named by", async () => {
  const [campusName, courseName] = [await addCampus(), await addCourse()];
  const { id } = await addAdvisor({ name: "Ada Stern", campuses: [campusName], courses: [courseName] });
  const unnamed = await addAdvisor({ name: "", campuses: [campusName] });
  const campusId = (await db.select().from(campus).where(eq(campus.name, campusName)))[0]!.id;
  const courseId = (await db.select().from(course).where(eq(course.name, courseName)))[0]!.id;
  const [ofCampus, ofCourse] = [{ params: { campusId } }, { params: { courseId } }];
  const remove = async () => [
    (await call(calls.deleteCampus, ofCampus, jutta.token)).status,
    (await call(calls.deleteCourse, ofCourse, jutta.token)).status,
  ];
  expect(await remove()).toEqual([409, 409]);
  const { body } = await call<KeptCampus>(calls.fetchCampus, ofCampus, jutta.token);
  expect(body.advisors.toSorted()).toEqual(["Ada Stern", unnamed.email].toSorted());
  expect((await call(calls.fetchCourse, ofCourse, jutta.token)).body).toMatchObject({ advisors: ["Ada Stern"] });
  expect(await fetchOne(id)).toMatchObject({ campuses: [campusName], courses: [courseName] });
  for (const one of [id, unnamed.id]) await change(one, { campuses: [], courses: [] });
  expect(await remove()).toEqual([204, 204]);
});

it.each([
  ["adds", (id: string, name: string) => add({ email: `new-${id}@example.org`, campuses: [name] })],
  ["changes", (id: string, name: string) => change(id, { campuses: [name] })],
])("%s an advisor while the campus that they are for is renamed, and neither fails", async (_, save) => {
  const campusName = await addCampus();
  await db
    .update(advisor)
    .set({ campuses: [campusName] })
    .where(eq(advisor.id, jutta.id));
  const { id } = await addAdvisor();
  const renamed = `Campus ${randomUUID()}`;
  const saving = await db.transaction(async (tx) => {
    // As renaming does: the campus, then the lists that name it.
    await tx.update(campus).set({ name: renamed }).where(eq(campus.name, campusName));
    const saved = save(id, campusName);
    await untilSomebodyWaits(tx);
    await renameInLists(tx, "campus", campusName, renamed);
    return { saved };
  });
  expect(await saving.saved).toMatchObject({ status: 422, body: { customErrors: { campuses: ["campusUnknown"] } } });
  expect((await fetchOne(jutta.id)).campuses).toEqual([renamed]);
});

it("tells who changed what, and shows an edit that somebody else was faster with", async () => {
  const { id } = await addAdvisor();
  await change(id, { city: "Bonn", version: 1 });
  const late = await change(id, { city: "Ulm", isLead: true, version: 1 });
  expect([late.status, late.body.customErrors]).toEqual([409, { city: ["stale"] }]);
  expect((await change(id, { isLead: true, version: 1 })).status).toBe(204);
  await lock(id);
  const { changes, createdAt, city, isLead } = await fetchOne(id);
  expect(changes.map(({ by, act, fields }) => [by, act, fields])).toEqual([
    ["Jutta Hellwig", "lock", []],
    ["Jutta Hellwig", "change", ["isLead"]],
    ["Jutta Hellwig", "change", ["city"]],
  ]);
  expect([city, isLead]).toEqual(["Bonn", true]);
  const moments = [createdAt, ...changes.map(({ at }) => at)];
  expect(moments).toEqual(moments.map((at) => new Date(at).toISOString()));
});

it("lets nobody in by an address that is no longer theirs", async () => {
  const miriam = await addAdvisor();
  const email = newAddress();
  expect((await change(miriam.id, { email: miriam.email.toUpperCase() })).status).toBe(204);
  expect((await ask(miriam.token)).status).toBe(200);
  expect((await change(miriam.id, { email })).status).toBe(204);
  expect((await ask(miriam.token)).body).toMatchObject({ code: errorCodes.accountNotFound });
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["advisorAdded"]);
  expect(await fetchOne(miriam.id)).toMatchObject({ email, hasSignedIn: false });
});

it("mails a locked advisor at a new address only once they are unlocked, as nobody could sign in before", async () => {
  const miriam = await addAdvisor();
  const params = { advisorId: miriam.id };
  const email = newAddress();
  await lock(miriam.id);
  expect((await change(miriam.id, { email })).status).toBe(204);
  expect((await call(calls.welcomeAdvisor, { params }, jutta.token)).status).toBe(409);
  expect(await mailsTo(email)).toEqual([]);
  for (const _twice of [1, 2]) expect((await call(calls.unlockAdvisor, { params }, jutta.token)).status).toBe(204);
  expect(await mailsTo(email)).toMatchObject([{ kind: "advisorAdded", values: { email } }]);
  const unknown = { advisorId: randomUUID() };
  expect((await call(calls.unlockAdvisor, { params: unknown }, jutta.token)).status).toBe(404);
});

it("locks somebody out with the next call, whose applicants read whom to ask instead, until they are unlocked", async () => {
  const miriam = await addAdvisor();
  const mia = await addApplicant({}, { advisorId: miriam.id });
  const advisorOfMia = async () => (await call<Unit>(applicant.fetchUnit, {}, mia.token)).body.advisor?.email;
  expect([(await ask(miriam.token)).status, await advisorOfMia()]).toEqual([200, miriam.email]);
  for (const _twice of [1, 2]) expect((await lock(miriam.id)).status).toBe(204);
  expect((await ask(miriam.token)).body).toMatchObject({ code: errorCodes.accountNotFound });
  expect(await advisorOfMia()).toBeUndefined();
  await call(calls.unlockAdvisor, { params: { advisorId: miriam.id } }, jutta.token);
  expect([(await ask(miriam.token)).status, await advisorOfMia()]).toEqual([200, miriam.email]);
  expect(await mailsTo(miriam.email)).toEqual([]);
  expect((await lock(jutta.id)).body.customErrors).toEqual({ advisor: ["ownLock"] });
});

it("does not let go of the last office, which nobody is before they have signed in", async () => {
  await add({ email: newAddress(), isOffice: true });
  const own = await change(jutta.id, { isOffice: false });
  expect([own.status, own.body.customErrors]).toEqual([409, { isOffice: ["lastOffice"] }]);
  expect((await change(jutta.id, { email: newAddress() })).body.customErrors).toEqual({ email: ["lastOffice"] });
  const other = await addOffice();
  expect((await change(jutta.id, { isOffice: false })).status).toBe(204);
  expect((await change(other.id, { isOffice: false }, other.token)).status).toBe(409);
});

it.each(["change", "lock"] as const)("keeps one of two who %s each other at the same moment", async (act) => {
  const other = await addOffice();
  const onEachOther = [
    [jutta, other],
    [other, jutta],
  ] as const;
  const answers = await Promise.all(
    onEachOther.map(([by, of]) =>
      act === "lock" ? lock(of.id, by.token) : change(of.id, { isOffice: false }, by.token),
    ),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const rows = await db.select().from(advisor).where(eq(advisor.isOffice, true));
  expect(rows.filter(({ lockedAt }) => lockedAt === null)).toHaveLength(1);
});

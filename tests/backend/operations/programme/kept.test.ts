import { randomUUID } from "node:crypto";
import { eq, like, lt, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { advisor, application, campus, course, intake } from "#backend/db/schema/unit.ts";
import { createOneOf } from "#backend/operations/programme/create-kept.ts";
import { repeatIntakes } from "#backend/operations/programme/repeat-intakes.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { office as calls } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { History, KeptCampus } from "#contract/entities/programme.ts";
import type { StudyOptions } from "#contract/entities/unit.ts";
import { todayInGermany } from "#domain/today.ts";
import { useBackend } from "../../../world/backend.ts";
import { untilSomebodyWaits } from "../../../world/until-somebody-waits.ts";

const { addAdvisor, addApplicant, addCompany, addJobOpening, call, db } = await useBackend();
const jutta = await addAdvisor({ name: "Jutta Hellwig", isOffice: true });

const newName = () => `Campus ${randomUUID()}`;
const dortmund = { city: "Dortmund", phone: "+49 231 000", email: "dortmund@example.org", endsOn: null };
async function addCampus(name = newName()) {
  const { body } = await call<{ id: string }>(calls.createCampus, { body: { ...dortmund, name } }, jutta.token);
  return { id: body.id, name };
}
const change = (id: string, body: object) => call(calls.changeCampus, { params: { campusId: id }, body }, jutta.token);
const fetchOne = async (id: string) =>
  (await call<KeptCampus & History>(calls.fetchCampus, { params: { campusId: id } }, jutta.token)).body;
const offered = async () => (await call<StudyOptions>(publicCalls.fetchStudyOptions)).body;

it("adds a campus that can be chosen at once, and only one of a name", async () => {
  const { name } = await addCampus();
  expect((await offered()).campuses).toContainEqual(expect.objectContaining({ name, city: "Dortmund" }));
  const again = await call(calls.createCampus, { body: { ...dortmund, name } }, jutta.token);
  expect([again.status, again.body.customErrors]).toEqual([422, { name: ["nameTaken"] }]);
  const other = await addCampus();
  expect((await change(other.id, { name, version: 1 })).body.customErrors).toEqual({ name: ["nameTaken"] });
  const wanted = newName();
  const renamed = await Promise.all([1, 2, 3, 4, 5].map(() => addCampus()));
  const answers = await Promise.all(renamed.map(({ id }) => change(id, { name: wanted, version: 1 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422, 422, 422, 422]);
});

it("refuses a name that another campus is being added with at the same moment", async () => {
  const { id } = await addCampus();
  const name = newName();
  const renaming = await db.transaction(async (tx) => {
    const work = { db: tx, publicUrl: "", now: new Date() };
    await createOneOf("campus")(work, {} as never, { ...dortmund, name });
    const answer = change(id, { name, version: 1 });
    await untilSomebodyWaits(tx);
    return { answer };
  });
  const { status, body } = await renaming.answer;
  expect([status, body.customErrors]).toEqual([422, { name: ["nameTaken"] }]);
});

it("renames it wherever it stands", async () => {
  const { id, name } = await addCampus();
  const opening = await addJobOpening((await addCompany()).id, { campusName: name });
  const { applicationId } = await addApplicant();
  await db.update(application).set({ campusName: name }).where(eq(application.id, applicationId));
  expect(await fetchOne(id)).toMatchObject({ openings: 1, applications: 1 });
  const renamed = newName();
  expect((await change(id, { name: renamed, version: 1 })).status).toBe(204);
  const [inOpening] = await db.select().from(jobOpening).where(eq(jobOpening.id, opening.id));
  const [inApplication] = await db.select().from(application).where(eq(application.id, applicationId));
  expect([inOpening?.campusName, inApplication?.campusName]).toEqual([renamed, renamed]);
});

it("tells who changed which answers, and shows an edit that somebody else was faster with", async () => {
  const { id } = await addCampus();
  await change(id, { phone: "+49 231 111", version: 1 });
  const late = await change(id, { phone: "+49 231 222", city: "Essen", version: 1 });
  expect([late.status, late.body.customErrors]).toEqual([409, { phone: ["stale"] }]);
  expect((await change(id, { city: "Essen", version: 1 })).status).toBe(204);
  const { changes, phone, city } = await fetchOne(id);
  expect(changes.map(({ by, fields }) => [by, fields])).toEqual([
    ["Jutta Hellwig", ["city"]],
    ["Jutta Hellwig", ["phone"]],
  ]);
  expect([phone, city]).toEqual(["+49 231 111", "Essen"]);
});

it("deletes what nothing names, and lets run out what is in use", async () => {
  const [unused, used] = [await addCampus(), await addCampus()];
  await addJobOpening((await addCompany()).id, { campusName: used.name });
  const remove = (id: string) => call(calls.deleteCampus, { params: { campusId: id } }, jutta.token);
  expect([(await remove(unused.id)).status, (await remove(used.id)).status]).toEqual([204, 409]);
  await change(used.id, { endsOn: "2020-01-31", version: 1 });
  expect((await offered()).campuses.map(({ name }) => name)).not.toContain(used.name);
});

it("keeps a choice that ran out, and takes it from nobody new", async () => {
  const { id, name } = await addCampus();
  const [mia, sara] = [await addApplicant(), await addApplicant()];
  const choose = ({ applicationId, token }: typeof mia, body: object) =>
    call(applicant.changeApplication, { params: { applicationId }, body }, token);
  expect((await choose(mia, { campus: name })).status).toBe(200);
  await change(id, { endsOn: "2020-01-31", version: 1 });
  const startsOn = "2199-10-01";
  await db.insert(intake).values({ startsOn, repeats: false }).onConflictDoNothing();
  expect((await choose(mia, { campus: name, intake: startsOn })).status).toBe(200);
  expect((await choose(sara, { campus: name })).body.customErrors).toEqual({ campus: ["required"] });
});

it("lets intakes follow by themselves, each day by its last one, and invents none", async () => {
  await db.delete(jobOpening);
  await db.update(application).set({ intake: null });
  await db.delete(intake);
  const now = new Date("2026-03-01T12:00:00Z");
  await repeatIntakes(db, now);
  expect(await db.$count(intake)).toBe(0);
  await db
    .insert(intake)
    .values([
      { startsOn: "2024-10-01" },
      { startsOn: "2026-04-01", repeats: false },
      { startsOn: "2025-08-15" },
      { startsOn: "2026-08-15", repeats: false },
    ]);
  await repeatIntakes(db, now);
  await repeatIntakes(db, now);
  const days = (await db.select().from(intake).orderBy(intake.startsOn)).map(({ startsOn }) => startsOn);
  expect(days).toEqual([
    "2024-10-01",
    "2025-08-15",
    "2025-10-01",
    "2026-04-01",
    "2026-08-15",
    "2026-10-01",
    "2027-10-01",
  ]);
});

it("lets no intake follow any more once the last one of its day is deleted", async () => {
  const day = (year: number) => `${year}-03-17`;
  const now = new Date("2026-03-01T12:00:00Z");
  await db.insert(intake).values([{ startsOn: day(2025) }]);
  await repeatIntakes(db, now);
  const left = async () =>
    (
      await db
        .select()
        .from(intake)
        .where(like(sql`${intake.startsOn}::text`, "%-03-17"))
        .orderBy(intake.startsOn)
    ).map(({ startsOn, repeats }) => [startsOn, repeats]);
  const remove = async (startsOn: string) => {
    const [found] = await db.select().from(intake).where(eq(intake.startsOn, startsOn));
    return (await call(calls.deleteIntake, { params: { intakeId: found!.id } }, jutta.token)).status;
  };
  expect(await remove(day(2025))).toBe(204);
  expect(await left()).toEqual([
    [day(2026), true],
    [day(2027), true],
  ]);
  expect(await remove(day(2027))).toBe(204);
  await repeatIntakes(db, now);
  expect(await left()).toEqual([[day(2026), false]]);
});

it("adds a course and an intake in the same way", async () => {
  const name = `Studiengang ${randomUUID()}`;
  const made = await call<{ id: string }>(
    calls.createCourse,
    { body: { name, studyModel: "DMS", campuses: [], endsOn: null } },
    jutta.token,
  );
  expect((await offered()).courses).toContainEqual({ name, studyModel: "DMS", campuses: [] });
  const path = { params: { courseId: made.body.id } };
  expect((await call(calls.changeCourse, { ...path, body: { studyModel: "DS" } }, jutta.token)).status).toBe(204);
  expect((await call(calls.deleteCourse, path, jutta.token)).status).toBe(204);
  expect(await db.$count(course, eq(course.name, name))).toBe(0);
  const body = { startsOn: "2198-03-01", repeats: false, endsOn: "2198-01-31" };
  const added = await call<{ id: string }>(calls.createIntake, { body }, jutta.token);
  expect((await call(calls.createIntake, { body }, jutta.token)).body.customErrors).toEqual({
    startsOn: ["nameTaken"],
  });
  const of = { params: { intakeId: added.body.id } };
  expect((await call(calls.fetchIntake, of, jutta.token)).body).toMatchObject({ ...body, applications: 0 });
});

it("refuses an intake whose year is mistyped", async () => {
  const body = { startsOn: "0202-10-01", repeats: true, endsOn: null };
  const { status, body: answer } = await call(calls.createIntake, { body }, jutta.token);
  expect([status, answer.customErrors]).toEqual([422, { startsOn: ["date"] }]);
  expect(await db.$count(intake, lt(intake.startsOn, "2000-01-01"))).toBe(0);
});

it("refuses a new intake that has begun, which nobody could choose, and takes one that begins today", async () => {
  const add = (startsOn: string) =>
    call(calls.createIntake, { body: { startsOn, repeats: true, endsOn: null } }, jutta.token);
  const { status, body } = await add("2019-02-17");
  expect([status, body.customErrors]).toEqual([422, { startsOn: ["dateInPast"] }]);
  expect(await db.$count(intake, like(sql`${intake.startsOn}::text`, "%-02-17"))).toBe(0);
  await db.delete(intake).where(eq(intake.startsOn, todayInGermany(new Date())));
  expect((await add(todayInGermany(new Date()))).status).toBe(200);
});

it("says where a course is taught, in the present names of campuses, none of which is deleted meanwhile", async () => {
  const [here, there] = [await addCampus(), await addCampus()];
  const body = { name: `Studiengang ${randomUUID()}`, studyModel: "DS", campuses: [here.name], endsOn: null };
  const { id: courseId } = (await call<{ id: string }>(calls.createCourse, { body }, jutta.token)).body;
  const changeCourse = (body: object) => call(calls.changeCourse, { params: { courseId }, body }, jutta.token);
  const taught = async () => (await offered()).courses.find(({ name }) => name === body.name)?.campuses;
  const renamed = newName();
  await change(here.id, { name: renamed, version: 1 });
  expect(await taught()).toEqual([renamed]);
  expect((await changeCourse({ campuses: [here.name] })).body.customErrors).toEqual({ campuses: ["campusUnknown"] });
  expect((await fetchOne(here.id)).courses).toBe(1);
  const remove = (campusId: string) => call(calls.deleteCampus, { params: { campusId } }, jutta.token);
  expect((await remove(here.id)).status).toBe(409);
  expect((await changeCourse({ campuses: [there.name] })).status).toBe(204);
  expect([(await remove(here.id)).status, await taught()]).toEqual([204, [there.name]]);
});

it("counts what can be chosen, and who can be asked", async () => {
  await db.update(campus).set({ endsOn: "2020-01-31" });
  await db.update(advisor).set({ isAdvising: false });
  expect((await call(calls.fetchProgramme, {}, jutta.token)).body).toMatchObject({ campuses: 0, advisors: 0 });
});

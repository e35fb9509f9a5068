import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { place } from "#backend/db/schema/places.ts";
import { application, unit } from "#backend/db/schema/unit.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { JobOpeningPage, JobOpeningWithFit } from "#contract/entities/job-opening.ts";
import { limits } from "#contract/limits.ts";
import { useWorld } from "../../../world/world.ts";

const { addActiveDistance, addCompany, addJobOpening, addMia, addSara, call, db, nordlicht, offer, wish } =
  await useWorld();
const here = { practicePostalCode: "50679", latitude: 50.93, longitude: 6.98 };
/** 2 km and 31 km away. */
await db.insert(place).values([
  { postalCode: "50667", city: "Köln", latitude: 50.94, longitude: 6.955 },
  { postalCode: "51545", city: "Waldbröl", latitude: 50.87, longitude: 7.42 },
]);
const start = "2028-04-01";

let count = 0;
/** Nobody else looks for what one test is about. */
async function aim() {
  const wished = { courseName: `Kurs ${++count}`, campusName: "Köln", intake: start };
  await offer({ courses: [wished.courseName], campuses: ["Köln", "Hamburg"], intakes: [start, "2028-10-01"] });
  return wished;
}
type Wished = Partial<typeof application.$inferInsert>;
async function seeker(wished: Wished, answers: Parameters<typeof addSara>[0] = {}) {
  const sara = await addSara({ shippingPostalCode: "50667", practicePartnerMaxDistance: 10, ...answers });
  await wish(sara, wished);
  return sara;
}
const ask = async (id: string, who = nordlicht) =>
  (
    await call<JobOpeningWithFit & ApiError>(
      company.fetchFit,
      { params: { companyId: nordlicht.id, jobOpeningId: id } },
      who.token,
    )
  ).body;
const draft = (values: object = {}) =>
  addJobOpening(nordlicht.id, { status: "draft", openPositions: null, publishedAt: null, ...here, ...values });

it("counts who wants the course, the campus, the start, who lives near enough and has the software", async () => {
  const wished = await aim();
  await seeker(wished, { softwareSkills: { office: 3, programming: 1 } });
  await seeker(wished, { softwareSkills: { office: 3 } });
  await seeker(wished, { shippingPostalCode: "51545" });
  await seeker(wished, { shippingPostalCode: null });
  await seeker({ ...wished, intake: "2028-10-01" });
  await seeker({ ...wished, campusName: "Hamburg" });
  await seeker(await aim());
  const softwareSkills = { office: 2, programming: 1 } as const;
  const { id } = await draft({ courseName: wished.courseName, startDate: start, softwareSkills });
  expect(await ask(id)).toMatchObject({
    id,
    status: "draft",
    fit: { course: 6, campus: 5, startDate: 4, total: 3, skilled: 1 },
  });
});

it("keeps nobody away by what was not answered yet, and says nothing before there is a course", async () => {
  const wished = await aim();
  await seeker(wished);
  await seeker({ ...wished, campusName: "Hamburg" });
  const open = { campusName: null, startDate: null, practicePostalCode: null, latitude: null, longitude: null };
  const begun = await draft({ courseName: wished.courseName, ...open });
  expect((await ask(begun.id)).fit).toEqual({ course: 2, campus: 2, startDate: 2, total: 2, skilled: 2 });
  expect((await ask((await draft({ courseName: null })).id)).fit).toBeNull();
  const alone = await aim();
  const nobodys = await draft({ courseName: alone.courseName });
  expect((await ask(nobodys.id)).fit).toEqual({ course: 0, campus: 0, startDate: 0, total: 0, skilled: 0 });
});

it("counts those to whom it would be suggested: who is ready, looks here, and for this as the active application", async () => {
  const wished = await aim();
  const sara = await seeker(wished);
  await seeker(wished, { practicePartnerExists: true });
  await seeker(wished, { metadata: { ignoreSelfMatching: true } });
  const mia = await addMia({ shippingPostalCode: "50667" });
  await wish(mia, wished);
  const accepted = await seeker(wished);
  await db.update(unit).set({ stage: "Contract Proposal" }).where(eq(unit.id, accepted.unitId));
  const other = await seeker(await aim());
  await db.insert(application).values({ unitId: other.unitId, primary: false, ...wished });
  const { id } = await addJobOpening(nordlicht.id, { courseName: wished.courseName, startDate: start, ...here });
  expect((await ask(id)).fit).toMatchObject({ course: 1, total: 1 });

  const suggestedTo = async (token: string) =>
    (await call<JobOpeningPage>(applicant.fetchJobOpenings, {}, token)).body.items.map((item) => item.id);
  expect(await suggestedTo(sara.token)).toEqual([id]);
  expect(await suggestedTo(other.token)).toEqual([]);
});

it("counts somebody with two studies for the one that can be matched, whichever they work on now", async () => {
  const [wished, distance] = [await aim(), await aim()];
  await addActiveDistance(await seeker(wished), { stage: "New", ...distance });
  const fitOf = async ({ courseName }: Wished) => (await ask((await draft({ courseName, startDate: start })).id)).fit;
  expect(await fitOf(wished)).toMatchObject({ course: 1, total: 1 });
  expect(await fitOf(distance)).toMatchObject({ course: 0, total: 0 });
});

it("names the number of those who live near enough, and of the many who chose the same ends at a hundred and one", async () => {
  const wished = await aim();
  const away = { ...wished, campusName: "Hamburg" };
  for (let people = 0; people < limits.fitCounted; people++) await seeker(away, { shippingPostalCode: "51545" });
  const { id } = await draft({ courseName: wished.courseName, startDate: start });
  expect((await ask(id)).fit).toMatchObject({ course: 100, campus: 0 });
  await seeker(wished);
  await seeker(wished);
  expect((await ask(id)).fit).toEqual({ course: 101, campus: 2, startDate: 2, total: 2, skilled: 2 });
});

it("counts a person once who has two applications for the same", async () => {
  const wished = await aim();
  const sara = await seeker(wished);
  await db.insert(application).values({ unitId: sara.unitId, primary: false, ...wished });
  const { id } = await draft({ courseName: wished.courseName, startDate: start });
  expect((await ask(id)).fit).toEqual({ course: 1, campus: 1, startDate: 1, total: 1, skilled: 1 });
});

it("is told to the opening's company alone", async () => {
  const { id } = await draft();
  expect((await ask(id, await addCompany())).code).toBe(404);
});

import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { match } from "#backend/db/schema/matching.ts";
import { place } from "#backend/db/schema/places.ts";
import { unit } from "#backend/db/schema/unit.ts";
import { company } from "#contract/calls/company.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import { limits } from "#contract/limits.ts";
import { companysTurnOf } from "#domain/match-status.ts";
import { useWorld } from "../../../world/world.ts";

const {
  addActiveDistance,
  addCompany,
  addJobOpening,
  addMatch,
  addSara,
  call,
  countStatements,
  db,
  nordlicht,
  offer,
  wish,
} = await useWorld();
const start = "2028-04-01";
const sara = (lastName: string) => `Sara ${lastName}`;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

/** 2, 9 and 31 km from the place of practice. */
beforeAll(async () => {
  await db.insert(place).values([
    { postalCode: "50667", city: "Köln", latitude: 50.94, longitude: 6.955 },
    { postalCode: "51103", city: "Köln", latitude: 50.94, longitude: 7.1 },
    { postalCode: "51545", city: "Waldbröl", latitude: 50.87, longitude: 7.42 },
  ]);
});

let count = 0;
/** An opening of Nordlicht for a course that nobody of another test wants. */
async function addAimed() {
  const wished = { courseName: `Kurs ${++count}`, campusName: "Köln", intake: start };
  await offer({ courses: [wished.courseName], campuses: ["Köln", "Hamburg"], intakes: [start] });
  const opening = await addJobOpening(nordlicht.id, {
    courseName: wished.courseName,
    startDate: start,
    practicePostalCode: "50679",
    latitude: 50.93,
    longitude: 6.98,
    softwareSkills: { office: 2 },
  });
  return { wished, opening };
}

async function seek(
  firstName: string,
  wished: Parameters<typeof wish>[1],
  answers: Parameters<typeof addSara>[0] = {},
) {
  const near = { shippingPostalCode: "50667", practicePartnerMaxDistance: 20 } as const;
  const person = await addSara({ firstName, ...near, ...answers });
  await wish(person, wished);
  return person;
}

type Page = z.output<typeof company.searchApplicants.response>;
const ask = (jobOpeningId: string, body: object = {}, { id: companyId, token } = nordlicht) =>
  call<Page & ApiError>(company.searchApplicants, { params: { companyId, jobOpeningId }, body }, token);
const namesIn = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).body.items.map(({ name }) => name);

describe("recommended to a company", () => {
  it("are those whom the opening is suggested to, the nearest first, then who has the skills", async () => {
    const { wished, opening } = await addAimed();
    await seek("Ada", wished, { shippingPostalCode: "51103", softwareSkills: { office: 3 } });
    await seek("Ben", wished);
    await seek("Cem", wished, { softwareSkills: { office: 3 } });
    await seek("Dana", { ...wished, campusName: "Hamburg" });
    await seek("Eva", wished, { shippingPostalCode: "51545" });
    await seek("Finn", wished, { practicePartnerExists: true });
    const { body } = await ask(opening.id);
    expect(body).toMatchObject({ total: 3, next: null });
    expect(body.items.map(({ name, skills }) => [name, skills])).toEqual([
      ["Cem", { office: 2 }],
      ["Ben", {}],
      ["Ada", { office: 2 }],
    ]);
    expect(JSON.stringify(body)).not.toContain("Yılmaz");
  });

  it("are first those whom an advisor named, and nobody who is in touch or was dismissed", async () => {
    const { wished, opening } = await addAimed();
    const [ada, , cem] = [await seek("Ada", wished), await seek("Ben", wished), await seek("Cem", wished)];
    const dana = await seek("Dana", { ...wished, campusName: "Hamburg" });
    await addMatch("awaiting_partner_interest", { opening, person: ada });
    await db.insert(match).values({
      jobOpeningId: opening.id,
      accountId: dana.id,
      status: "awaiting_any_interest",
      source: "study_advisor",
    });
    expect(await namesIn(opening.id)).toEqual(["Dana", "Ben", "Cem"]);

    const params = { companyId: nordlicht.id, jobOpeningId: opening.id, accountId: cem.id };
    expect((await call(company.dismissApplicant, { params }, nordlicht.token)).status).toBe(204);
    expect(await namesIn(opening.id)).toEqual(["Dana", "Ben"]);
    const dismissed = (await ask(opening.id, { view: "dismissed" })).body;
    expect(dismissed).toMatchObject({
      items: [{ name: "Cem" }],
      total: 1,
      jobOpening: { applicants: { recommended: 2, dismissed: 1 } },
    });
    expect((await call(company.fetchApplicant, { params }, nordlicht.token)).body).toMatchObject({ isDismissed: true });
    await call(company.restoreApplicant, { params }, nordlicht.token);
    expect(await namesIn(opening.id)).toEqual(["Dana", "Ben", "Cem"]);
    expect(await namesIn(opening.id, { view: "dismissed" })).toEqual([]);
  });

  it("are found by first name and distance, and all of them are counted whatever is searched for", async () => {
    const { wished, opening } = await addAimed();
    const ada = await seek("Ada", wished, { shippingPostalCode: "51103" });
    await seek("Ben", wished);
    expect(await namesIn(opening.id, { search: "ad" })).toEqual(["Ada"]);
    expect(await namesIn(opening.id, { search: "Yılmaz" })).toEqual([]);
    expect(await namesIn(opening.id, { withinKilometres: 5 })).toEqual(["Ben"]);
    expect(await namesIn(opening.id, { only: [ada.id] })).toEqual(["Ada"]);
    const { body } = await ask(opening.id, { search: "niemand" });
    expect(body).toMatchObject({ items: [], total: 0, jobOpening: { applicants: { recommended: 2, contacted: 0 } } });
  });

  it("are as near as a step says, in the list and on their page", async () => {
    const { wished, opening } = await addAimed();
    const ada = await seek("Ada", wished, { shippingPostalCode: "51103" });
    await seek("Ben", wished);
    const { items } = (await ask(opening.id)).body;
    expect(items.map(({ distanceKilometres }) => distanceKilometres)).toEqual([5, 10]);
    const params = { companyId: nordlicht.id, jobOpeningId: opening.id, accountId: ada.id };
    const { body } = await call(company.fetchApplicant, { params }, nordlicht.token);
    expect(body).toMatchObject({ applicant: { distanceKilometres: 10 } });
  });

  it("are met for the study that can be matched, whichever they work on now", async () => {
    const [ds, fs] = [await addAimed(), await addAimed()];
    const ada = await seek("Ada", ds.wished);
    const distance = await addActiveDistance(ada, { stage: "New", ...fs.wished });
    expect([await namesIn(ds.opening.id), await namesIn(fs.opening.id)]).toEqual([["Ada"], []]);
    await db.update(unit).set({ stage: "In Matching" }).where(eq(unit.id, distance));
    expect([await namesIn(ds.opening.id), await namesIn(fs.opening.id)]).toEqual([[], ["Ada"]]);
    await db.update(unit).set({ stage: "Contract Proposal" }).where(eq(unit.id, distance));
    expect([await namesIn(ds.opening.id), await namesIn(fs.opening.id)]).toEqual([[], []]);
  });

  it("are nobody once the opening is closed", async () => {
    const { wished, opening } = await addAimed();
    await seek("Ada", wished);
    const closed = await addJobOpening(nordlicht.id, {
      courseName: wished.courseName,
      startDate: start,
      status: "closed",
    });
    expect(await namesIn(closed.id)).toEqual([]);
    expect(await namesIn(opening.id)).toEqual(["Ada"]);
  });
});

describe("in touch with a company", () => {
  it("stand by whose turn it is, then by the longest wait or by last name; what is over stands last", async () => {
    const { id } = await addJobOpening(nordlicht.id);
    const opening = { id };
    const named = (lastName: string) => addSara({ firstName: "Sara", lastName });
    await addMatch("awaiting_partner_interest", { opening, person: await named("Berg"), since: daysAgo(2) });
    await addMatch("awaiting_applicant_confirmation", { opening, person: await named("Celik"), since: daysAgo(9) });
    const waiting = await named("Ärmel");
    await addMatch("awaiting_partner_confirmation", { opening, person: waiting, since: daysAgo(5) });
    await addMatch("cancelled", { opening, person: await named("Abel"), since: daysAgo(1) });
    await addMatch("offer_accepted", { opening, person: await named("Zorn"), since: daysAgo(8) });
    const view = { view: "contacted" };
    const { body } = await ask(id, view);
    expect(body.items.map(({ name }) => name)).toEqual(["Ärmel", "Berg", "Celik", "Abel", "Zorn"].map(sara));
    expect(body.items.map(({ match }) => match && companysTurnOf(match))).toEqual([
      "yours",
      "yours",
      "others",
      "over",
      "over",
    ]);
    expect(body.turns).toEqual({ yours: 2, others: 1, over: 2 });
    expect(body.jobOpening.applicants).toEqual({
      recommended: 0,
      dismissed: 0,
      contacted: 3,
      waiting: 2,
      longestWait: waiting.id,
    });
    expect(await namesIn(id, { ...view, order: "lastNameDescending" })).toEqual(
      ["Berg", "Ärmel", "Celik", "Zorn", "Abel"].map(sara),
    );
    expect(await namesIn(id, { ...view, search: "berg" })).toEqual(["Sara Berg"]);
    expect(await namesIn(id, { ...view, search: "%" })).toEqual([]);
  });

  it("are not found by a last name that the company may not know yet", async () => {
    const { id } = await addJobOpening(nordlicht.id);
    const person = await addSara({ lastName: "Geheim" });
    await db
      .insert(match)
      .values({ jobOpeningId: id, accountId: person.id, status: "awaiting_applicant_interest", source: "company" });
    expect(await namesIn(id, { view: "contacted", search: "geheim" })).toEqual([]);
    expect(await namesIn(id, { view: "contacted", search: "sara" })).toEqual(["Sara"]);
  });

  it("leave after an end only their name, and for a while", async () => {
    const { id } = await addJobOpening(nordlicht.id);
    const opening = { id };
    const graduated = { universityEntranceQualification: "Abitur" as const };
    const [recent, old] = [await addSara({ lastName: "Neu", ...graduated }), await addSara({ lastName: "Alt" })];
    await addMatch("cancelled", { opening, person: recent, since: daysAgo(3) });
    await addMatch("cancelled", { opening, person: old, since: daysAgo(limits.endedApplicationDays + 1) });
    const { body } = await ask(id, { view: "contacted" });
    expect(body.items).toMatchObject([{ name: "Sara Neu", universityEntranceQualification: null }]);
    expect(body.jobOpening.applicants.contacted).toBe(0);
  });
});

it("a long list comes in pages", async () => {
  const { id } = await addJobOpening(nordlicht.id);
  for (let number = 0; number <= limits.applicantsPerPage; number++)
    await addMatch("awaiting_partner_interest", { opening: { id } });
  const first = (await ask(id, { view: "contacted" })).body;
  const second = (await ask(id, { view: "contacted", page: first.next })).body;
  expect([first.items.length, first.total, second.items.length, second.next]).toEqual([
    limits.applicantsPerPage,
    limits.applicantsPerPage + 1,
    1,
    null,
  ]);
  const ids = [...first.items, ...second.items].map(({ accountId }) => accountId);
  expect(new Set(ids).size).toBe(limits.applicantsPerPage + 1);
});

it("a list is only read, though it is asked for by a post: its view is written down, in three statements in all", async () => {
  const { id } = await addJobOpening(nordlicht.id);
  await addMatch("awaiting_partner_interest", { opening: { id } });
  expect(await countStatements(() => ask(id, { view: "contacted" }))).toBe(3);
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.subject, id));
  expect(entries).toMatchObject([{ operation: "company.searchApplicants", companyId: nordlicht.id, accountId: null }]);
});

it("another company's opening has no applicants", async () => {
  const { id } = await addJobOpening(nordlicht.id);
  expect((await ask(id, {}, await addCompany())).status).toBe(404);
});

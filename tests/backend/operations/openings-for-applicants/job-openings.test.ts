import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { account } from "#backend/db/schema/account.ts";
import { company } from "#backend/db/schema/companies.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { jobOpeningMark } from "#backend/db/schema/openings-for-applicants.ts";
import { place } from "#backend/db/schema/places.ts";
import { application, unit } from "#backend/db/schema/unit.ts";
import { fetchSuggestions } from "#backend/operations/openings-for-applicants/fetch-suggestions.ts";
import { openingsFor } from "#backend/operations/openings-for-applicants/ranked-openings.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { JobOpeningPage, ListedJobOpening, WholeJobOpening } from "#contract/entities/job-opening.ts";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { openingLabel } from "#domain/opening-label.ts";
import { useWorld } from "../../../world/world.ts";

const {
  act,
  call,
  addApplicant,
  addCompany,
  addSara,
  addJobOpening,
  addMatch,
  addMia,
  db,
  nordlicht,
  offer,
  openingOf,
  wish,
} = await useWorld();
const year = new Date().getUTCFullYear() + 1;
const [spring, autumn] = [`${year}-04-01`, `${year}-10-01`];

await offer({
  campuses: ["Köln", "Hamburg"],
  courses: ["Informatik", "Marketing, Medien"],
  intakes: [spring, autumn],
});
const home = { latitude: 50.9384, longitude: 6.96 };
await db.insert(place).values({ postalCode: "50667", city: "Köln", ...home });
/** A place so many kilometres north of the applicant's. */
const north = (kilometres: number) => ({ latitude: home.latitude + kilometres / 111.195, longitude: home.longitude });

/** A course of its own for each test, so that they do not see each other's openings. */
async function begin({
  softwareSkills = {},
  practicePartnerMaxDistance = 10,
}: Partial<typeof account.$inferInsert> = {}) {
  const name = `Informatik ${randomUUID()}`;
  await offer({ courses: [name] });
  const mia = await addMia({ shippingPostalCode: "50667", softwareSkills, practicePartnerMaxDistance });
  await wish(mia, { courseName: name, campusName: "Köln", intake: spring });
  return {
    mia,
    course: name,
    add: (title: string, values: Partial<typeof jobOpening.$inferInsert> = {}) =>
      addJobOpening(nordlicht.id, { title, courseName: name, ...home, ...values }),
  };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
const fetchPage = async (endpoint: Endpoint, token: string, query: Record<string, string> = {}) =>
  (await call<JobOpeningPage>(endpoint, { query }, token)).body;
const fetchList = async (endpoint: Endpoint, token: string) =>
  (await call<ListedJobOpening[]>(endpoint, {}, token)).body;
const fetchOne = (id: string, token: string) =>
  call<WholeJobOpening>(applicant.fetchJobOpening, { params: { jobOpeningId: id } }, token);
const titles = (items: ListedJobOpening[]) => items.map(({ title }) => title);
const suggestedTo = async (token: string) => titles((await fetchPage(applicant.fetchJobOpenings, token)).items);

describe("suggestions", () => {
  it("are open openings of the own course, campus and intake", async () => {
    const { mia, add } = await begin();
    await add("fits");
    await add("other campus", { campusName: "Hamburg" });
    await add("other intake", { startDate: autumn });
    await add("other course", { courseName: "Informatik" });
    for (const status of ["draft", "staffed", "closed"] as const) await add(status, { status });
    expect(await suggestedTo(mia.token)).toEqual(["fits"]);
  });

  it("come by distance in steps of 5 km, then skills, then newness; unknown places last", async () => {
    const { mia, add } = await begin({ softwareSkills: { office: 2, adobe: 1 } });
    await add("unknown place", { latitude: null, longitude: null });
    await add("40 km", north(40));
    await add("9 km, new", { ...north(9), publishedAt: daysAgo(1) });
    await add("7 km, old", { ...north(7), publishedAt: daysAgo(9) });
    await add("8 km, one skill", {
      ...north(8),
      softwareSkills: { office: 2, programming: 1 },
      publishedAt: daysAgo(20),
    });
    await add("8 km, too much asked", { ...north(8), softwareSkills: { office: 3 }, publishedAt: daysAgo(30) });
    await add("10 km, two skills", { ...north(10), softwareSkills: { office: 1, adobe: 1 }, publishedAt: daysAgo(20) });
    await add("4 km", { ...north(4), publishedAt: daysAgo(40) });
    expect(await suggestedTo(mia.token)).toEqual([
      "4 km",
      "10 km, two skills",
      "8 km, one skill",
      "9 km, new",
      "7 km, old",
      "8 km, too much asked",
      "40 km",
      "unknown place",
    ]);
  });

  it("give reasons that are true", async () => {
    const { mia, add } = await begin({ softwareSkills: { office: 2 }, practicePartnerMaxDistance: 10 });
    await add("here", { softwareSkills: { office: 1, adobe: 1 } });
    await add("10.4 km", north(10.4));
    await add("11 km", north(11));
    const { items } = await fetchPage(applicant.fetchJobOpenings, mia.token);
    const { courseName: course, campusName: campus, startDate } = await openingOf(items[0]!.id);
    const wanted = { course, campus, startDate };
    const fits = { wanted, fitsCourse: true, fitsCampus: true, fitsIntake: true, skills: {} };
    expect(items.map(({ reasons }) => reasons)).toEqual([
      { ...fits, distanceKilometres: 1, isWithinDistance: true, skills: { office: 1 } },
      { ...fits, distanceKilometres: 10, isWithinDistance: true },
      { ...fits, distanceKilometres: 11, isWithinDistance: false },
    ]);
  });

  it("know no distance from a foreign postal code", async () => {
    const { mia, add } = await begin();
    await add("here");
    await db.update(account).set({ shippingCountry: "FR" }).where(eq(account.id, mia.id));
    const { items } = await fetchPage(applicant.fetchJobOpenings, mia.token);
    expect(items[0]?.reasons).toMatchObject({ distanceKilometres: null, isWithinDistance: null });
  });

  it("are gone once applied for or declined, but come first when recommended", async () => {
    const { mia, add } = await begin();
    await add("near", north(1));
    const recommended = await add("recommended, elsewhere", { campusName: "Hamburg", ...north(300) });
    const applied = await add("applied for");
    const declined = await add("declined");
    await addMatch("awaiting_any_interest", { opening: recommended, person: mia, source: "study_advisor" });
    await addMatch("awaiting_partner_interest", { opening: applied, person: mia });
    await addMatch("cancelled", { opening: declined, person: mia, cancellationReason: "rejected_by_applicant" });
    expect(await suggestedTo(mia.token)).toEqual(["recommended, elsewhere", "near"]);
  });

  it("follow the primary application", async () => {
    const { mia, add, course } = await begin();
    await add("fits");
    await db.insert(application).values({ unitId: mia.unitId, primary: false, courseName: "Informatik" });
    expect(await suggestedTo(mia.token)).toEqual(["fits"]);
    await db.update(application).set({ primary: false }).where(eq(application.courseName, course));
    await db.update(application).set({ primary: true }).where(eq(application.courseName, "Informatik"));
    expect(await suggestedTo(mia.token)).toEqual([]);
  });

  it("are empty for somebody without a unit, a choice or an address", async () => {
    const { mia, add } = await begin();
    await add("fits");
    await db.update(account).set({ shippingPostalCode: null }).where(eq(account.id, mia.id));
    expect(await suggestedTo(mia.token)).toEqual(["fits"]);
    await wish(mia, { intake: null });
    expect(await suggestedTo(mia.token)).toEqual([]);
    await db.delete(unit).where(eq(unit.id, mia.unitId));
    expect(await suggestedTo(mia.token)).toEqual([]);
  });

  it("are read page by page, each once, with the number of all and of the unread ones", async () => {
    const { mia, add } = await begin();
    const count = limits.jobOpeningsPerPage + 3;
    for (let i = 0; i < count; i++) await add(`Nummer ${i}`, { publishedAt: daysAgo(0) });
    const first = await fetchPage(applicant.fetchJobOpenings, mia.token);
    const second = await fetchPage(applicant.fetchJobOpenings, mia.token, { page: "2" });
    expect([first.items.length, first.total, first.unread, first.next]).toEqual([10, count, count, 2]);
    expect([second.items.length, second.total, second.next]).toEqual([3, count, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(count);
    await call(applicant.viewJobOpening, { params: { jobOpeningId: first.items[0]!.id } }, mia.token);
    const beyond = await fetchPage(applicant.fetchJobOpenings, mia.token, { page: "9" });
    expect(beyond).toEqual({ applications: 0, items: [], total: count, unread: count - 1, next: null });
    expect((await call(applicant.fetchJobOpenings, { query: { page: "0" } }, mia.token)).status).toBe(422);
  });
});

describe("how many openings are new", () => {
  it("is how many a list labels so: not those that were marked, viewed, applied for or recommended", async () => {
    const { mia, course, add } = await begin();
    const [marked, unmarked, viewed, recommended, applied, before] = await Promise.all(
      ["marked", "unmarked", "viewed", "recommended", "applied", "marked before"].map((title) => add(title)),
    );
    await add("new");
    const open = async () => await fetchPage(applicant.fetchFilteredJobOpenings, mia.token, { courses: course });
    expect((await open()).unread).toBe(7);
    const favorite = (opening = marked, body?: { isFavorite: boolean }) =>
      call(applicant.favorite, { params: { jobOpeningId: opening!.id }, body }, mia.token);
    await favorite();
    expect((await open()).unread).toBe(6);
    await favorite(unmarked);
    await favorite(unmarked, { isFavorite: false });
    expect((await open()).unread).toBe(5);
    await call(applicant.viewJobOpening, { params: { jobOpeningId: viewed!.id } }, mia.token);
    await addMatch("awaiting_any_interest", { opening: recommended, person: mia, source: "study_advisor" });
    expect((await open()).unread).toBe(3);
    await addMatch("awaiting_partner_interest", { opening: applied, person: mia });
    await db.insert(jobOpeningMark).values({ accountId: mia.id, jobOpeningId: before!.id, isFavorite: true });
    const { items, unread } = await open();
    expect(unread).toBe(1);
    expect(titles(items.filter((opening) => openingLabel(opening) === "new"))).toEqual(["new"]);
  });
});

describe("how many applications are under way", () => {
  it("is told with each list, whether it shows them or not, and with an empty one", async () => {
    const { mia, add } = await begin();
    const another = await begin();
    await another.add("elsewhere");
    await add("fits");
    expect((await fetchPage(applicant.fetchJobOpenings, mia.token)).applications).toBe(0);
    await addMatch("awaiting_partner_interest", { opening: await add("applied"), person: mia });
    await addMatch("awaiting_applicant_interest", { opening: await add("invited"), person: mia });
    await addMatch("awaiting_any_interest", { opening: await add("recommended"), person: mia });
    await addMatch("cancelled", { opening: await add("over"), person: mia });
    const countIn = async (endpoint: Endpoint, query?: Record<string, string>) =>
      (await fetchPage(endpoint, mia.token, query)).applications;
    const none = await countIn(applicant.fetchFilteredJobOpenings, { courses: "Astrologie" });
    expect([none, await countIn(applicant.fetchJobOpenings, { page: "9" })]).toEqual([2, 2]);
    expect(await countIn(applicant.fetchFilteredJobOpenings, { courses: another.course })).toBe(2);
    expect(await countIn(applicant.fetchJobOpenings)).toBe(2);
    expect(await countIn(applicant.fetchRelatedJobOpenings)).toBe(2);
  });

  it("costs no query of its own where openings were found", async () => {
    const { mia, add } = await begin();
    await addMatch("awaiting_partner_interest", { opening: await add("applied"), person: mia });
    await add("fits");
    const query = vi.spyOn(pg.Client.prototype, "query");
    const { items, applications } = await fetchSuggestions({ db, now: new Date() }, mia, {});
    const asked = query.mock.calls.filter(([, values]) => String(values).includes(mia.id)).length;
    query.mockRestore();
    expect([titles(items), applications, asked]).toEqual([["fits"], 1, 1]);
  });
});

describe("related openings", () => {
  it("fit in part: the course, but not the campus or the intake", async () => {
    const { mia, add } = await begin();
    await add("fits");
    await add("other campus", { campusName: "Hamburg", ...north(300) });
    await add("other intake", { startDate: autumn, ...north(3) });
    await add("closed", { startDate: autumn, status: "closed" });
    await add("other course", { courseName: "Informatik", startDate: autumn });
    const declined = await add("declined", { startDate: autumn });
    await addMatch("cancelled", { opening: declined, person: mia });
    const { items, total } = await fetchPage(applicant.fetchRelatedJobOpenings, mia.token);
    expect(titles(items)).toEqual(["other intake", "other campus"]);
    expect(items.map(({ reasons }) => [reasons.fitsCourse, reasons.fitsCampus, reasons.fitsIntake])).toEqual([
      [true, true, false],
      [true, false, true],
    ]);
    expect(total).toBe(2);
  });
});

describe("filters", () => {
  it("take what is wanted from comma lists, a name with a comma too", async () => {
    const { mia, add, course } = await begin();
    await add("Köln, spring");
    await add("Hamburg, spring", { campusName: "Hamburg", ...north(300) });
    await add("Köln, autumn", { startDate: autumn, ...north(20) });
    await add("Marketing", { courseName: "Marketing, Medien", ...north(30) });
    const find = async (query: Record<string, string>) =>
      titles((await fetchPage(applicant.fetchFilteredJobOpenings, mia.token, query)).items);
    const courses = `${course},Marketing%2C Medien`;
    expect(await find({ courses })).toEqual(["Köln, spring", "Köln, autumn", "Marketing", "Hamburg, spring"]);
    expect(await find({ courses, campuses: "Hamburg" })).toEqual(["Hamburg, spring"]);
    expect(await find({ courses: course, campuses: "Köln,Hamburg", intakes: spring })).toEqual([
      "Köln, spring",
      "Hamburg, spring",
    ]);
    expect(await find({ courses: course, campuses: "", intakes: autumn })).toEqual(["Köln, autumn"]);
  });

  it("find nothing by a name that there is not", async () => {
    const { mia, add, course } = await begin();
    await add("here");
    const queries: Record<string, string>[] = [
      { courses: "Alchemie" },
      { courses: course, intakes: "bald" },
      { intakes: "2026-02-31" },
    ];
    for (const query of queries) {
      expect(await fetchPage(applicant.fetchFilteredJobOpenings, mia.token, query)).toMatchObject({ total: 0 });
    }
    const partly = { courses: `${course},Alchemie`, intakes: `${spring},bald` };
    expect(await fetchPage(applicant.fetchFilteredJobOpenings, mia.token, partly)).toMatchObject({ total: 1 });
  });

  it("offer what open openings have", async () => {
    const { mia, add, course } = await begin();
    const options = async () =>
      (await call<{ courses: string[] }>(applicant.fetchJobOpeningFilterOptions, {}, mia.token)).body.courses;
    const opening = await add("draft", { status: "draft" });
    expect(await options()).not.toContain(course);
    await db.update(jobOpening).set({ status: "open" }).where(eq(jobOpening.id, opening.id));
    expect(await options()).toContain(course);
    expect(await options()).not.toContain("Marketing");
  });
});

it("filter options are in the order of a German register", async () => {
  const { mia, add, course } = await begin();
  await offer({ campuses: ["Überlingen", "Zwickau"] });
  for (const campusName of ["Zwickau", "Überlingen"]) await add(campusName, { campusName, courseName: course });
  const { body } = await call<{ campuses: string[] }>(applicant.fetchJobOpeningFilterOptions, {}, mia.token);
  expect(body.campuses.slice(-2)).toEqual(["Überlingen", "Zwickau"]);
});

describe("an applicant's own lists", () => {
  const add3 = async (statuses: [string, ApplicationStatus][]) => {
    const { mia, add } = await begin();
    for (const [at, [title, status]] of statuses.entries()) {
      const opening = await add(title, { publishedAt: daysAgo(at) });
      await addMatch(status, { opening, person: mia, since: daysAgo(at) });
    }
    return { mia, add };
  };

  it("part invitations from applications; what was declined at once is in neither", async () => {
    const { mia, add } = await add3([
      ["invited", "awaiting_applicant_interest"],
      ["waiting", "awaiting_partner_interest"],
      ["offered", "awaiting_applicant_confirmation"],
      ["recommended", "awaiting_any_interest"],
    ]);
    const declined = await add("declined");
    await addMatch("cancelled", { opening: declined, person: mia, cancelledFrom: null });
    const over = await add("over");
    const cancelled = { cancelledFrom: "interview_scheduled", since: daysAgo(5) } as const;
    await addMatch("cancelled", { opening: over, person: mia, ...cancelled });
    expect(titles(await fetchList(applicant.fetchInvitations, mia.token))).toEqual(["invited"]);
    expect(titles(await fetchList(applicant.fetchApplications, mia.token))).toEqual(["waiting", "offered", "over"]);
  });

  it("have everything that was touched, the latest first, also when it is closed by now", async () => {
    const { mia, add } = await add3([["applied for", "awaiting_partner_interest"]]);
    const [viewed, favorite] = [await add("viewed"), await add("favourite")];
    await add("never touched");
    await call(applicant.favorite, { params: { jobOpeningId: favorite.id } }, mia.token);
    await call(applicant.viewJobOpening, { params: { jobOpeningId: viewed.id } }, mia.token);
    await db.update(jobOpening).set({ status: "closed" }).where(eq(jobOpening.id, viewed.id));
    const items = await fetchList(applicant.fetchInteractedJobOpenings, mia.token);
    expect(titles(items)).toEqual(["viewed", "favourite", "applied for"]);
    expect(items.map(({ isFavorite }) => isFavorite)).toEqual([false, true, false]);
    const other = await addApplicant();
    expect(await fetchList(applicant.fetchInteractedJobOpenings, other.token)).toEqual([]);
  });
});

describe("an opening", () => {
  it("is there for everybody while it is open", async () => {
    const { add } = await begin();
    const opening = await add("open");
    const stranger = await addApplicant();
    const { status, body } = await fetchOne(opening.id, stranger.token);
    expect([status, body.title, body.company.name, body.match]).toEqual([200, "open", "Nordlicht Software GmbH", null]);
  });

  it.each(["staffed", "closed"] as const)(
    "that is %s is there for those who applied for it or marked it",
    async (status) => {
      const { mia, add } = await begin();
      const opening = await add("once open");
      const [applied, stranger] = [await addApplicant(), await addApplicant()];
      await addMatch("cancelled", { opening, person: applied });
      await call(applicant.viewJobOpening, { params: { jobOpeningId: opening.id } }, mia.token);
      await db.update(jobOpening).set({ status }).where(eq(jobOpening.id, opening.id));
      expect((await fetchOne(opening.id, mia.token)).body.status).toBe(status);
      expect((await fetchOne(opening.id, applied.token)).status).toBe(200);
      const unknown = await fetchOne(randomUUID(), stranger.token);
      for (const endpoint of [applicant.fetchJobOpening, applicant.viewJobOpening, applicant.favorite]) {
        const foreign = await call(endpoint, { params: { jobOpeningId: opening.id } }, stranger.token);
        expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
      }
    },
  );

  it("of a locked company is there for those who applied only, not for those who viewed or were recommended it", async () => {
    const { id: companyId } = await addCompany();
    const [viewed, recommended, ended, applied] = [
      await addJobOpening(companyId),
      await addJobOpening(companyId),
      await addJobOpening(companyId),
      await addJobOpening(companyId),
    ];
    const sara = await addSara();
    await call(applicant.viewJobOpening, { params: { jobOpeningId: viewed.id } }, sara.token);
    await addMatch("awaiting_any_interest", { opening: recommended, person: sara });
    const end = { cancellationReason: "staffed_with_another_applicant", cancelledBy: "system" } as const;
    await addMatch("cancelled", { opening: ended, person: sara, ...end, cancelledFrom: "awaiting_any_interest" });
    await addMatch("awaiting_partner_interest", { opening: applied, person: sara });
    await db.update(company).set({ lockedAt: new Date() }).where(eq(company.id, companyId));
    for (const { id } of [viewed, recommended, ended])
      expect((await act("expressInterest", id, sara)).status).toBe(404);
    expect((await fetchOne(applied.id, sara.token)).body).toMatchObject({ isLocked: true });
    const [listed] = await fetchList(applicant.fetchApplications, sara.token);
    expect(listed).toMatchObject({ id: applied.id, isLocked: true });
    expect((await act("expressDisinterest", applied.id, sara)).status).toBe(200);
  });

  it("that is a draft is there for nobody, whatever is chosen", async () => {
    const { mia, add } = await begin();
    const opening = await add("draft", { status: "draft", tasks: null });
    const all = { where: eq(jobOpening.id, opening.id), orderBy: [sql`${jobOpening.id}`], limit: 1 };
    expect(await openingsFor(db, mia.id, () => all)).toEqual([]);
    await addMatch("awaiting_partner_interest", { opening, person: mia });
    expect((await fetchOne(opening.id, mia.token)).status).toBe(404);
    expect(await fetchList(applicant.fetchApplications, mia.token)).toEqual([]);
  });

  it("is unread until it is viewed, and keeps when that was", async () => {
    const { mia, add } = await begin();
    const opening = await add("new");
    expect((await fetchOne(opening.id, mia.token)).body.viewedAt).toBeNull();
    const view = () => call(applicant.viewJobOpening, { params: { jobOpeningId: opening.id } }, mia.token);
    expect((await view()).status).toBe(204);
    const { viewedAt } = (await fetchOne(opening.id, mia.token)).body;
    expect(viewedAt).not.toBeNull();
    await view();
    expect((await fetchOne(opening.id, mia.token)).body.viewedAt).toBe(viewedAt);
    const [listed] = (await fetchPage(applicant.fetchJobOpenings, mia.token)).items;
    expect(listed?.viewedAt).toBe(viewedAt);
  });

  it("becomes a favourite without a body, and none with `false`; either says that it was viewed", async () => {
    const { mia, add } = await begin();
    const opening = await add("liked");
    const favorite = (body?: { isFavorite: boolean }) =>
      call(applicant.favorite, { params: { jobOpeningId: opening.id }, body }, mia.token);
    const isFavorite = async () => (await fetchOne(opening.id, mia.token)).body.isFavorite;
    expect((await favorite()).status).toBe(204);
    await favorite();
    expect(await isFavorite()).toBe(true);
    await favorite({ isFavorite: false });
    expect(await isFavorite()).toBe(false);
    await favorite({ isFavorite: true });
    const { viewedAt } = (await fetchOne(opening.id, mia.token)).body;
    expect(viewedAt).not.toBeNull();
    await favorite({ isFavorite: false });
    expect((await fetchOne(opening.id, mia.token)).body).toMatchObject({ isFavorite: false, viewedAt });
    const other = await addApplicant();
    expect((await fetchOne(opening.id, other.token)).body.isFavorite).toBe(false);
  });
});

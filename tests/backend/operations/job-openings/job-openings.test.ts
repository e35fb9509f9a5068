import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { placeIn, placeWith } from "#app/sides/company/job-openings/place.ts";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { companyUser, employee } from "#backend/db/schema/companies.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { matchChange } from "#backend/db/schema/matching.ts";
import { notification } from "#backend/db/schema/notifications.ts";
import { tellOfChangedOpening } from "#backend/operations/job-openings/tell-of-changed-opening.ts";
import { writeKey } from "#backend/operations/page-key.ts";
import { company } from "#contract/calls/company.ts";
import type { Output } from "#contract/endpoint.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type {
  CountedJobOpening,
  DueApplications,
  ListedOwnJobOpening,
  OwnJobOpening,
} from "#contract/entities/job-opening.ts";
import { limits } from "#contract/limits.ts";
import { untilSomebodyWaits } from "../../../world/until-somebody-waits.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const {
  addCompany,
  addJobOpening,
  addMatch,
  backend,
  call,
  countStatements,
  database,
  db,
  kindsTo,
  mailsTo,
  matchOf,
  nordlicht,
  offer,
} = await useWorld();
await offer({
  courses: ["Informatik", "Marketing"],
  campuses: ["Köln", "Hamburg"],
  intakes: ["2027-04-01", "2027-10-01"],
});

type Colleague = Pick<typeof nordlicht, "id" | "token">;
const of = ({ id }: Pick<Colleague, "id">, jobOpeningId: string) => ({ companyId: id, jobOpeningId });
const create = (body: object, who: Colleague = nordlicht) =>
  call<OwnJobOpening & ApiError>(company.createJobOpening, { params: { companyId: who.id }, body }, who.token);
const fetch = (id: string) =>
  call<CountedJobOpening>(company.fetchJobOpening, { params: of(nordlicht, id) }, nordlicht.token);
const change = (id: string, body: object, who: Colleague = nordlicht) =>
  call<OwnJobOpening & ApiError>(company.changeJobOpening, { params: of(who, id), body }, who.token);

/** What the job does that a change leaves behind. */
const tellOf = (id: string) => tellOfChangedOpening(db, backend.settings.publicUrl, id, new Date());
async function waitingJobs(id: string) {
  const { rows } = await database.pool.query<{ run_at: Date }>(
    "select run_at from graphile_worker.jobs where key = $1",
    [`changed-opening-${id}`],
  );
  return rows.map(({ run_at }) => run_at);
}

const complete = {
  campus: "Köln",
  course: "Informatik",
  startDate: "2027-10-01",
  requiredCount: 2,
  title: "Duales Studium Informatik",
  tasks: "Du entwickelst mit uns Anwendungen für die Energiewende.",
  practicePlace: "Deutzer Allee 4, 50679 Köln",
  practicePostalCode: "50679",
  workmodel: "hybrid",
  skills: "Freude am Programmieren und an Mathematik.",
};

describe("a draft", () => {
  it("may be gone on with, published and deleted by who began it with the right to begin one, and by no other", async () => {
    const [bilal, other] = [
      await addCompany({ permissions: ["createJobOpenings"] }),
      await addCompany({ permissions: ["createJobOpenings"] }),
    ];
    await db
      .insert(employee)
      .values({ companyId: bilal.id, companyUserId: other.userId, permissions: ["createJobOpenings"] });
    const { body: begun } = await create({ campus: "Köln" }, bilal);
    expect(begun.begunBy).toBe(bilal.userId);
    const theirs = { id: bilal.id, token: other.token };
    expect((await change(begun.id, { course: "Informatik" }, theirs)).status).toBe(403);
    expect((await change(begun.id, { course: "Informatik" }, bilal)).body).toMatchObject({ course: "Informatik" });
    expect((await change(begun.id, { ...complete, status: "open" }, bilal)).body.status).toBe("open");
    expect((await change(begun.id, { title: "Duales Studium IT" }, bilal)).status).toBe(403);
    const { body: second } = await create({}, bilal);
    const remove = (who: Colleague) => call(company.deleteJobOpening, { params: of(bilal, second.id) }, who.token);
    expect([(await remove(theirs)).status, (await remove(bilal)).status]).toEqual([403, 204]);
    await db.update(employee).set({ permissions: [] }).where(eq(employee.companyUserId, bilal.userId));
    expect((await change(begun.id, {}, bilal)).status).toBe(403);
  });

  it("is not changed by its author any more once a colleague has published it, not even by a change that waited for that", async () => {
    const bilal = await addCompany({ permissions: ["createJobOpenings"] });
    const { body: begun } = await create(complete, bilal);
    const theirs = eq(jobOpening.id, begun.id);
    const changed = await db.transaction(async (tx) => {
      await tx.update(jobOpening).set({ status: "open", openPositions: 2, publishedAt: new Date() }).where(theirs);
      const answer = change(begun.id, { extraPayment: "150 Euro im Monat" }, bilal);
      await untilSomebodyWaits(tx);
      return { answer };
    });
    expect((await changed.answer).status).toBe(403);
    const [stored] = await db.select().from(jobOpening).where(theirs);
    expect(stored).toMatchObject({ status: "open", extraPayment: begun.extraPayment, version: begun.version });
  });

  it("is begun only while there is room for one more, copied ones included", async () => {
    const anke = await addCompany();
    const drafts = Array.from({ length: limits.companyDrafts - 1 }, () => ({ companyId: anke.id }));
    await db.insert(jobOpening).values(drafts);
    const { body: last } = await create({}, anke);
    expect(last.status).toBe("draft");
    const refused = { status: 422, body: { customErrors: { draft: [`tooManyDrafts?max=${limits.companyDrafts}`] } } };
    expect(await create({}, anke)).toMatchObject(refused);
    expect(await call(company.copyJobOpening, { params: of(anke, last.id) }, anke.token)).toMatchObject(refused);
    await call(company.deleteJobOpening, { params: of(anke, last.id) }, anke.token);
    expect((await create({}, anke)).status).toBe(200);
  });

  it("is begun only once where there is room for one and several are begun at once", async () => {
    const anke = await addCompany();
    const drafts = Array.from({ length: limits.companyDrafts - 1 }, () => ({ companyId: anke.id }));
    await db.insert(jobOpening).values(drafts);
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(complete, anke)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
  });

  it("is published only as its publisher read it: what a colleague changed since is named", async () => {
    const { body: read } = await create(complete);
    await change(read.id, { benefits: "Deutschlandticket", title: "Duales Studium Netze", version: read.version });
    const { status, body } = await change(read.id, { status: "open", version: read.version });
    expect([status, body.customErrors]).toEqual([409, { status: ["stale?answer=title", "stale?answer=benefits"] }]);
    const { body: seen } = await fetch(read.id);
    expect(seen.status).toBe("draft");
    expect((await change(read.id, { status: "open", version: seen.version })).body.status).toBe("open");
  });

  it("is kept from the first answer on, and published when nothing is missing", async () => {
    const { status, body: begun } = await create({ campus: "Köln", course: "Informatik" });
    expect([status, begun.status, begun.title, begun.teamSize]).toEqual([200, "draft", null, ""]);
    const { campus, course, ...others } = complete;
    const { body: saved } = await change(begun.id, { ...others, version: begun.version, status: "open" });
    expect(saved).toMatchObject({ ...complete, status: "open", openPositions: 2 });
    expect((await fetch(begun.id)).body).toMatchObject(saved);
  });

  it("takes an answer back", async () => {
    const { body } = await create({ ...complete, benefits: "Deutschlandticket", softwareSkills: { office: 2 } });
    const { body: saved } = await change(body.id, { title: null, benefits: null, softwareSkills: null });
    expect(saved).toMatchObject({ title: null, benefits: "", softwareSkills: {}, tasks: complete.tasks });
  });

  it.each([
    ["a course that is not offered", { course: "Alchemie" }, { course: ["required"] }],
    ["a start that is not offered", { startDate: "2031-01-01" }, { startDate: ["required"] }],
    ["a short title", { title: "IT" }, { title: ["minLength?min=5"] }],
    ["no position", { requiredCount: 0 }, { requiredCount: ["min?min=1"] }],
    ["half a position", { requiredCount: 1.5 }, { requiredCount: ["numeric"] }],
    ["a script for an address", { offerUrl: "javascript:alert(1)" }, { offerUrl: ["webAddress"] }],
    ["long benefits", { benefits: "a".repeat(limits.lineCharacters + 1) }, { benefits: ["maxLength?max=250"] }],
    [
      "a long offer",
      { offerDescription: "a".repeat(limits.textCharacters + 1) },
      { offerDescription: ["maxLength?max=1600"] },
    ],
  ])("refuses %s, at its field", async (_what, body, customErrors) => {
    expect(await create(body)).toMatchObject({ status: 422, body: { customErrors } });
  });

  it("shows two editors what the other one wrote, and keeps what they did not both change", async () => {
    const { body: read } = await create(complete);
    await change(read.id, { title: "Duales Studium IT", version: read.version });
    const both = {
      title: "Studium Informatik",
      tasks: "Du baust mit uns Dienste für Windparks.",
      version: read.version,
    };
    expect(await change(read.id, both)).toMatchObject({ status: 409, body: { customErrors: { title: ["stale"] } } });
    const { body } = await change(read.id, { tasks: both.tasks, version: read.version });
    expect(body).toMatchObject({ title: "Duales Studium IT", tasks: both.tasks });
  });

  it("can be deleted, and nothing else can", async () => {
    const { body: draft } = await create(complete);
    const published = await addJobOpening(nordlicht.id);
    const remove = (id: string) => call(company.deleteJobOpening, { params: of(nordlicht, id) }, nordlicht.token);
    expect((await remove(draft.id)).status).toBe(204);
    expect((await fetch(draft.id)).status).toBe(404);
    expect(await remove(published.id)).toMatchObject({
      status: 409,
      body: { customErrors: { status: ["jobOpeningMoved?status=open"] } },
    });
  });
});

it("copies what was closed into a draft, but no start that is over", async () => {
  const old = await addJobOpening(nordlicht.id, { status: "closed", startDate: "2026-04-01", benefits: "Kantine" });
  const { status, body } = await call<OwnJobOpening>(
    company.copyJobOpening,
    { params: of(nordlicht, old.id) },
    nordlicht.token,
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "draft", title: old.title, benefits: "Kantine", startDate: null, version: 1 });
  expect(body.id).not.toBe(old.id);
});

describe("what is published", () => {
  it("keeps every answer that applicants need", async () => {
    const { id } = await addJobOpening(nordlicht.id);
    expect(await change(id, { tasks: null })).toMatchObject({
      status: 422,
      body: { customErrors: { tasks: ["required"] } },
    });
  });

  it("tells people in touch what changed for them, and nobody else", async () => {
    const opening = await addJobOpening(nordlicht.id);
    const invited = await addMatch("awaiting_applicant_interest", { opening });
    const suggested = await addMatch("awaiting_any_interest", { opening });
    await change(opening.id, {
      practicePlace: "Domplatte 1, 50667 Köln",
      practicePostalCode: "50667",
      benefits: "Kantine",
    });
    expect(await mailsTo(invited.person.email)).toEqual([]);
    await tellOf(opening.id);
    const mails = await mailsTo(invited.person.email);
    expect(mails).toMatchObject([{ kind: "jobOpeningChanged", values: { changes: ["practicePlace"] } }]);
    const notices = await db.select().from(notification).where(eq(notification.matchId, invited.id));
    expect(notices).toMatchObject([{ kind: "change-opening", note: "practicePlace", accountId: invited.person.id }]);
    expect(await mailsTo(suggested.person.email)).toEqual([]);
    await change(opening.id, { benefits: "Kantine und Sport" });
    await tellOf(opening.id);
    expect(await mailsTo(invited.person.email)).toHaveLength(1);
  });

  it.each([
    ["postal code", { practicePostalCode: "50667" }, "practicePlace"],
    ["course", { course: "Marketing" }, "course"],
  ])("tells people in touch of a changed %s", async (_, changes, told) => {
    const opening = await addJobOpening(nordlicht.id);
    const { person } = await addMatch("awaiting_partner_interest", { opening });
    expect((await change(opening.id, changes)).status).toBe(200);
    await tellOf(opening.id);
    expect(await mailsTo(person.email)).toMatchObject([{ kind: "jobOpeningChanged", values: { changes: [told] } }]);
  });

  it("tells nobody who has accepted an offer: their terms stay", async () => {
    const opening = await addJobOpening(nordlicht.id, { openPositions: 1, requiredCount: 2 });
    const { id, person } = await addMatch("offer_accepted", { opening });
    const waiting = await addMatch("awaiting_partner_interest", { opening });
    expect((await change(opening.id, { extraPayment: "100 € im Monat", requiredCount: 3 })).status).toBe(200);
    await tellOf(opening.id);
    expect(await kindsTo(waiting.person.email)).toEqual(["jobOpeningChanged"]);
    expect(await kindsTo(person.email)).toEqual([]);
    expect(await db.select().from(notification).where(eq(notification.matchId, id))).toEqual([]);
  });

  it("gathers what is changed within some minutes, and tells it once, that long after the first change", async () => {
    const opening = await addJobOpening(nordlicht.id);
    const { person } = await addMatch("awaiting_partner_interest", { opening });
    await change(opening.id, { practicePlace: "Domplatte 1, 50667 Köln" });
    const first = await waitingJobs(opening.id);
    await change(opening.id, { requiredCount: 3 });
    await change(opening.id, { practicePlace: "Domplatte 2, 50667 Köln" });
    expect(await waitingJobs(opening.id)).toEqual(first);
    const minutes = (first[0]!.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(limits.openingChangesMinutes - 5);
    expect(minutes).toBeLessThanOrEqual(limits.openingChangesMinutes);
    await tellOf(opening.id);
    await tellOf(opening.id);
    const mails = await mailsTo(person.email);
    expect(mails).toMatchObject([{ values: { changes: ["practicePlace", "requiredCount"] } }]);
  });

  it("opens again with more positions, and is staffed with as few as are taken", async () => {
    const opening = await addJobOpening(nordlicht.id, { status: "staffed", openPositions: 0, requiredCount: 1 });
    await addMatch("offer_accepted", { opening });
    const { body: reopened } = await change(opening.id, { requiredCount: 3 });
    expect(reopened).toMatchObject({ status: "open", openPositions: 2, requiredCount: 3 });
    const waiting = await addMatch("awaiting_partner_interest", { opening });
    expect((await fetch(opening.id)).body.status).toBe("openWithActiveMatches");
    expect(await change(opening.id, { requiredCount: 0 })).toMatchObject({ status: 422 });
    const { body: staffed } = await change(opening.id, { requiredCount: 1, endedApplications: [waiting.id] });
    expect(staffed).toMatchObject({ status: "staffed", openPositions: 0 });
    expect((await matchOf(waiting.id)).cancellationReason).toBe("staffed_with_another_applicant");
    expect(await kindsTo(waiting.person.email)).toEqual(["applicationCancelled"]);
  });

  it("turns nobody away by fewer positions before it was said which applications that ends", async () => {
    const opening = await addJobOpening(nordlicht.id, { openPositions: 1, requiredCount: 2 });
    const waiting = await addMatch("awaiting_partner_interest", { opening });
    await addMatch("awaiting_any_interest", { opening });
    const asked = (count: number) => ({
      status: 422,
      body: { customErrors: { requiredCount: [`endsApplications?count=${count}`] } },
    });
    expect(await change(opening.id, { requiredCount: 1 })).toMatchObject(asked(1));
    const invited = await addMatch("interview_scheduled", { opening, interviewAt: new Date(inDays(3)) });
    expect(await change(opening.id, { requiredCount: 1, endedApplications: [waiting.id] })).toMatchObject(asked(2));
    expect((await matchOf(waiting.id)).status).toBe("awaiting_partner_interest");
    expect(await kindsTo(waiting.person.email)).toEqual([]);
    expect((await change(opening.id, { requiredCount: 1, endedApplications: [waiting.id, invited.id] })).status).toBe(
      200,
    );
    expect((await matchOf(waiting.id)).cancellationReason).toBe("staffed_with_another_applicant");
  });

  it("does not offer fewer positions than are taken", async () => {
    const opening = await addJobOpening(nordlicht.id, { requiredCount: 3, openPositions: 1 });
    expect(await change(opening.id, { requiredCount: 1 })).toMatchObject({
      status: 422,
      body: { customErrors: { requiredCount: ["min?min=2"] } },
    });
  });

  it("counts its applications by where they stand, and names those in touch as the company may know them", async () => {
    const opening = await addJobOpening(nordlicht.id, { requiredCount: 2, openPositions: 1 });
    const interested = await addMatch("awaiting_partner_interest", { opening });
    const invited = await addMatch("awaiting_applicant_interest", { opening });
    await addMatch("awaiting_any_interest", { opening });
    await addMatch("offer_accepted", { opening });
    const byCompany = { event: "arrange-interview", role: "company" } as const;
    await db.update(matchChange).set(byCompany).where(eq(matchChange.matchId, invited.id));
    const { stages } = (await fetch(opening.id)).body;
    expect(stages.filter(({ count }) => count > 0)).toEqual([
      { status: "awaiting_partner_interest", count: 1, waiting: 1 },
      { status: "awaiting_applicant_interest", count: 1, waiting: 0 },
      { status: "offer_accepted", count: 1, waiting: 0 },
    ]);
    const inTouch = () =>
      call<Output<typeof company.fetchPeopleInTouch>>(
        company.fetchPeopleInTouch,
        { params: of(nordlicht, opening.id) },
        nordlicht.token,
      );
    const { body } = await inTouch();
    expect(body).toMatchObject({ id: opening.id, title: opening.title });
    expect(await countStatements(inTouch)).toBe(3);
    const nameBy = Object.fromEntries(body.inTouch.map(({ matchId, name }) => [matchId, name]));
    expect(nameBy).toEqual({
      [interested.id]: "Sara Yılmaz",
      [invited.id]: "Sara",
    });
  });

  it("tells what colleagues did about it and who they were, the latest first, their work of a day once", async () => {
    const [anke, bilal] = [await addCompany(), await addCompany()];
    await db.update(companyUser).set({ firstName: "Bilal" }).where(eq(companyUser.id, bilal.userId));
    await db.insert(employee).values({ companyId: anke.id, companyUserId: bilal.userId, isOwner: true });
    const theirs = { id: anke.id, token: bilal.token };
    const { body: begun } = await create(complete, anke);
    const history = async () => {
      const params = of(anke, begun.id);
      const { body } = await call<CountedJobOpening>(company.fetchJobOpening, { params }, anke.token);
      return body.history.map(({ act, by }) => [act, by]);
    };
    expect(await history()).toEqual([["create", "Anke Brandt"]]);
    await change(begun.id, { status: "open" }, theirs);
    await change(begun.id, { benefits: "Kantine" }, theirs);
    await change(begun.id, { benefits: "Kantine und Sport" }, theirs);
    await change(begun.id, { teamSize: "7" }, anke);
    await change(begun.id, { status: "closed" }, anke);
    const published = ["publish", "Bilal Brandt"];
    const ofAnke = [
      ["close", "Anke Brandt"],
      ["change", "Anke Brandt"],
    ];
    const all = [...ofAnke, ["change", "Bilal Brandt"], published, ["create", "Anke Brandt"]];
    expect(await history()).toEqual(all);

    // What the log has forgotten is told without a name, and is taken for nothing else.
    const longAgo = { publishedAt: new Date(0), createdAt: new Date(0), begunBy: null };
    await db.update(jobOpening).set(longAgo).where(eq(jobOpening.id, begun.id));
    await db.delete(auditEntry).where(and(eq(auditEntry.subject, begun.id), eq(auditEntry.caller, bilal.userId)));
    expect(await history()).toEqual([...ofAnke, ["publish", null], ["create", null]]);
  });

  it("stays as it was once it is closed", async () => {
    const { id } = await addJobOpening(nordlicht.id, { status: "closed" });
    expect(await change(id, { title: "Doch noch eine Stelle" })).toMatchObject({ status: 409 });
  });
});

describe("the overview", () => {
  interface Overview {
    items: ListedOwnJobOpening[];
    total: number;
    counts: Record<string, number>;
    due: DueApplications | null;
    next: string | null;
  }
  const overview = (who: Colleague, query = {}) =>
    call<Overview>(company.fetchJobOpeningOverview, { params: { companyId: who.id }, query }, who.token);
  const titles = ({ items }: Overview) => items.map(({ title }) => title);

  it("begins with the opening in which somebody waits longest, and counts who waits and who is in touch", async () => {
    const own = await addCompany();
    const at = (day: number) => new Date(Date.now() - day * 86_400_000);
    await addJobOpening(own.id, { title: "Alt, niemand da", createdAt: at(20) });
    await addJobOpening(own.id, { title: "Neu, niemand da", createdAt: at(1) });
    const short = await addJobOpening(own.id, { title: "Eine wartet kurz" });
    const long = await addJobOpening(own.id, { title: "Eine wartet lange", createdAt: at(9) });
    await addMatch("awaiting_partner_interest", { opening: short, since: at(1) });
    await addMatch("awaiting_interview_schedule", { opening: long, since: at(3) });
    await addMatch("awaiting_applicant_confirmation", { opening: long, since: at(9) });
    await addMatch("interview_scheduled", { opening: long, since: at(5), interviewAt: new Date(inDays(3)) });
    await addMatch("awaiting_any_interest", { opening: long });
    const { body } = await overview(own);
    expect(titles(body)).toEqual(["Eine wartet lange", "Eine wartet kurz", "Neu, niemand da", "Alt, niemand da"]);
    expect(body.items[0]).toMatchObject({ waiting: 1, running: 3, status: "openWithActiveMatches" });
    expect(body.items[0]!.applications).toEqual({ fresh: 0, meeting: 2, offered: 1, accepted: 0 });
    expect(body.items[0]!.waitingSince?.slice(0, 10)).toBe(at(3).toISOString().slice(0, 10));
    expect(body.items[2]).toMatchObject({ waiting: 0, waitingSince: null, running: 0, status: "open" });
    expect(body.counts).toEqual({ open: 2, openWithActiveMatches: 2 });
    expect(body.due).toMatchObject({ openings: 2, applications: 2, longest: { jobOpeningId: long.id } });
    expect((await overview(own, { status: "open", search: "niemand" })).body.due).toEqual(body.due);
  });

  it("puts drafts behind those in which somebody waits, and what is closed at the end", async () => {
    const own = await addCompany();
    const at = (day: number) => new Date(Date.now() - day * 86_400_000);
    await addJobOpening(own.id, { title: "Geschlossen", status: "closed", createdAt: at(1) });
    await addJobOpening(own.id, { title: "Offen", createdAt: at(2) });
    await addJobOpening(own.id, { title: "Entwurf", status: "draft", publishedAt: null, createdAt: at(9) });
    const waited = await addJobOpening(own.id, { title: "Jemand wartet", createdAt: at(9) });
    await addMatch("awaiting_partner_interest", { opening: waited });
    expect(titles((await overview(own)).body)).toEqual(["Jemand wartet", "Entwurf", "Offen", "Geschlossen"]);
  });

  it("counts an interview whose day has passed as waiting for the company", async () => {
    const own = await addCompany();
    const opening = await addJobOpening(own.id);
    await addMatch("interview_scheduled", { opening, interviewAt: new Date(Date.now() - 3 * 86_400_000) });
    expect((await overview(own)).body.items).toMatchObject([{ waiting: 1, running: 1 }]);
  });

  it("counts the drafts that the reader began beside those of the company, whatever is searched for", async () => {
    const own = await addCompany({ permissions: ["createJobOpenings"] });
    await create({}, own);
    await addJobOpening(own.id, { status: "draft", publishedAt: null });
    await addJobOpening(own.id, { begunBy: own.userId });
    expect((await overview(own, { search: "niemand" })).body).toMatchObject({ counts: { draft: 2 }, ownDrafts: 1 });
  });

  it("finds by title, course, campus and status", async () => {
    const own = await addCompany();
    await addJobOpening(own.id, { title: "Entwicklung", courseName: "Informatik" });
    await addJobOpening(own.id, { title: "Kampagnen", courseName: "Marketing", campusName: "Hamburg" });
    await addJobOpening(own.id, { title: null, status: "draft", publishedAt: null });
    expect(titles((await overview(own, { search: "mARKet" })).body)).toEqual(["Kampagnen"]);
    expect(titles((await overview(own, { search: "hamburg" })).body)).toEqual(["Kampagnen"]);
    const { body } = await overview(own, { status: "draft" });
    expect(body).toMatchObject({ total: 1, counts: { draft: 1, open: 2 }, items: [{ title: null, status: "draft" }] });
    for (const search of ["Alchemie", "%", "_", "\\"])
      expect((await overview(own, { search })).body).toMatchObject({ items: [], total: 0, next: null });
  });

  it("orders titles as a German register does, whatever the server's own language, drafts without one last", async () => {
    await db.execute(sql`alter table job_opening alter column title type text collate "C"`);
    const own = await addCompany();
    await addJobOpening(own.id, { title: null, status: "draft", publishedAt: null });
    for (const title of ["Zoo", "Ärztehaus", "bäcker", "Bank", "Apotheke"]) await addJobOpening(own.id, { title });
    const { body } = await overview(own, { order: "title" });
    expect(titles(body)).toEqual(["Apotheke", "Ärztehaus", "bäcker", "Bank", "Zoo", null]);
  });

  it.each(["waiting", "newest", "title", "start"])("leafs through every opening once, ordered by %s", async (order) => {
    const own = await addCompany();
    const count = limits.jobOpeningsPerPage * 2 + 1;
    for (let number = 0; number < count; number++)
      await addJobOpening(own.id, {
        title: `${["Ä", "a", "Z", "z"][number % 4]}-Stelle`,
        startDate: number % 2 ? "2027-04-01" : "2027-10-01",
      });
    await addJobOpening(own.id, { title: null, startDate: null, status: "draft", publishedAt: null });
    const found: string[] = [];
    let after: string | null | undefined;
    do {
      const { body } = await overview(own, { order, ...(after && { after }) });
      found.push(...body.items.map(({ id }) => id));
      after = body.next;
    } while (after);
    expect(new Set(found).size).toBe(count + 1);
    expect(found).toHaveLength(count + 1);
  });

  it("is leafed through by links also where the last of a page has as long a title as there can be", async () => {
    const own = await addCompany();
    for (let number = 0; number <= limits.jobOpeningsPerPage; number++)
      await addJobOpening(own.id, { title: `${number + 10} `.padEnd(limits.nameCharacters, "Ж") });
    const first = await overview(own, { order: "title" });
    const { after } = placeIn(placeWith("https://portal.test/", { order: "title", after: first.body.next! }));
    const second = await overview(own, { order: "title", after: after! });
    expect(second.body).toMatchObject({ items: [{ title: expect.stringMatching("20 Ж") }], next: null });
  });

  it("refuses a page that nobody gave out", async () => {
    for (const order of ["waiting", "title", "start"])
      for (const after of ["x", writeKey(["a", "b"]), writeKey(["\0", nordlicht.id])])
        expect((await overview(nordlicht, { order, after })).status).toBe(400);
  });

  it("shows nothing of another company", async () => {
    const other = await addCompany();
    expect((await overview(other)).body).toMatchObject({ items: [], total: 0, counts: {}, due: null });
  });
});

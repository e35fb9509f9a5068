import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { match } from "#backend/db/schema/matching.ts";
import { course } from "#backend/db/schema/unit.ts";
import { company } from "#contract/calls/company.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const { addCompany, addJobOpening, addMatch, addSara, call, db, kindsTo, matchOf, nordlicht, openingOf } =
  await useWorld();

const change = (
  jobOpeningId: string,
  status: "open" | "closed",
  { id, token }: { id: string; token: string } = nordlicht,
  endedApplications?: string[],
) =>
  call(
    company.changeJobOpening,
    { params: { companyId: id, jobOpeningId }, body: { status, endedApplications } },
    token,
  );
async function addCourse(values: Partial<typeof course.$inferInsert>) {
  const name = `Studiengang ${randomUUID()}`;
  await db.insert(course).values({ name, studyModel: "DS", ...values });
  return name;
}
const addDraft = (values = {}) => addJobOpening(nordlicht.id, { status: "draft", publishedAt: null, ...values });

it("publishes a draft that is complete, with all of its positions", async () => {
  const { id } = await addDraft({ requiredCount: 3, openPositions: null });
  expect((await change(id, "open")).status).toBe(200);
  const published = { status: "open", openPositions: 3, publishedAt: expect.any(Date), version: 2 };
  expect(await openingOf(id)).toMatchObject(published);
});

it("tells what is missing of a draft", async () => {
  const { id } = await addDraft({ tasks: null, requiredCount: null, startDate: "2026-04-01" });
  const { status, body } = await change(id, "open");
  expect(status).toBe(422);
  expect(body.customErrors).toEqual({ tasks: ["required"], requiredCount: ["required"], startDate: ["dateInPast"] });
  expect((await openingOf(id)).status).toBe("draft");
});

it("publishes no draft for a course that has run out, or that is not taught at its campus any more", async () => {
  const { id } = await addDraft({ courseName: await addCourse({ endsOn: "2020-01-31" }) });
  const gone = await change(id, "open");
  expect([gone.status, gone.body.customErrors]).toEqual([422, { course: ["required"] }]);
  const other = await addDraft({ courseName: await addCourse({ campuses: ["Essen"] }) });
  const elsewhere = await change(other.id, "open");
  expect([elsewhere.status, elsewhere.body.customErrors]).toEqual([
    422,
    { campus: ["courseElsewhere?campuses=Essen"] },
  ]);
  expect([(await openingOf(id)).status, (await openingOf(other.id)).status]).toEqual(["draft", "draft"]);
});

it("lets nobody be invited to a draft", async () => {
  const { id } = await addDraft();
  const params = { companyId: nordlicht.id, jobOpeningId: id, accountId: (await addSara()).id };
  const invited = await call(
    company.invite,
    { params, body: { interviewDateSuggestions: [inDays(5)] } },
    nordlicht.token,
  );
  expect([invited.status, invited.body.customErrors]).toEqual([409, { status: ["jobOpeningNotOpen"] }]);
});

it("closes for good, and ends what is still open", async () => {
  const opening = await addJobOpening(nordlicht.id, { requiredCount: 2, openPositions: 1 });
  const waiting = await addMatch("awaiting_partner_interest", { opening });
  const accepted = await addMatch("offer_accepted", { opening });
  expect((await change(opening.id, "closed")).status).toBe(200);
  expect(await matchOf(waiting.id)).toMatchObject({ status: "cancelled", cancellationReason: "job_opening_closed" });
  expect((await matchOf(accepted.id)).status).toBe("offer_accepted");
  expect(await kindsTo(waiting.person.email)).toEqual(["applicationCancelled"]);
  const again = await change(opening.id, "open");
  expect([again.status, again.body.customErrors]).toEqual([409, { status: ["jobOpeningMoved?status=closed"] }]);
});

it("turns nobody away by closing of whom its reader was not told", async () => {
  const opening = await addJobOpening(nordlicht.id, { requiredCount: 2 });
  const waiting = await addMatch("awaiting_partner_interest", { opening });
  const suggested = await addMatch("awaiting_any_interest", { opening });
  const asked = await change(opening.id, "closed", nordlicht, []);
  expect([asked.status, asked.body.customErrors]).toEqual([422, { status: ["endsApplications?count=1"] }]);
  expect((await change(opening.id, "closed", nordlicht, [suggested.id, randomUUID()])).status).toBe(422);
  expect((await openingOf(opening.id)).status).toBe("open");
  expect((await matchOf(waiting.id)).status).toBe("awaiting_partner_interest");
  expect(await kindsTo(waiting.person.email)).toEqual([]);
  expect((await change(opening.id, "closed", nordlicht, [waiting.id])).status).toBe(200);
  expect((await matchOf(waiting.id)).cancellationReason).toBe("job_opening_closed");
});

it("turns nobody away by closing in whose place its reader was told of somebody else", async () => {
  const opening = await addJobOpening(nordlicht.id);
  const sara = await addMatch("awaiting_partner_interest", { opening });
  await db.update(match).set({ status: "cancelled" }).where(eq(match.id, sara.id));
  const mia = await addMatch("awaiting_partner_interest", { opening });
  const asked = await change(opening.id, "closed", nordlicht, [sara.id]);
  expect([asked.status, asked.body.customErrors]).toEqual([422, { status: ["endsApplications?count=1"] }]);
  expect((await matchOf(mia.id)).status).toBe("awaiting_partner_interest");
});

it("closes when nobody is left of those whom its reader was told of", async () => {
  const { id } = await addJobOpening(nordlicht.id);
  expect((await change(id, "closed", nordlicht, [randomUUID()])).status).toBe(200);
});

it("leaves a draft a draft that nobody published", async () => {
  expect((await change((await addDraft()).id, "closed")).status).toBe(409);
});

it("needs the permission to edit job openings, which an owner has", async () => {
  const anke = await addCompany({ permissions: ["createJobOpenings"] });
  const bilal = await addCompany({ permissions: ["editJobOpenings"] });
  expect((await change((await addJobOpening(anke.id)).id, "closed", anke)).status).toBe(403);
  expect((await change((await addJobOpening(bilal.id)).id, "closed", bilal)).status).toBe(200);
});

it("finds no opening of another company, under neither company's name", async () => {
  const other = await addCompany();
  const { id } = await addJobOpening(other.id);
  expect((await change(id, "closed")).status).toBe(404);
  expect((await change(id, "closed", { id: other.id, token: nordlicht.token })).status).toBe(404);
});

import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { notification } from "#backend/db/schema/notifications.ts";
import { unit } from "#backend/db/schema/unit.ts";
import { closeStartedOpenings } from "#backend/operations/job-openings/close-started-openings.ts";
import { passDays } from "#backend/operations/matching/pass-days.ts";
import { remindOfOffers } from "#backend/operations/matching/remind-of-offers.ts";
import { company } from "#contract/calls/company.ts";
import type { CountedJobOpening } from "#contract/entities/job-opening.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const {
  act,
  actOn,
  addActiveDistance,
  addAdvisor,
  addJobOpening,
  addMatch,
  addSara,
  call,
  db,
  historyOf,
  kindsTo,
  mailsTo,
  matchOf,
  miriam,
  nordlicht,
  openingOf,
} = await useWorld();
const publicUrl = "http://localhost:3000";

describe("an interview or trial day that has passed", () => {
  const interviewAt = new Date(inDays(2));

  it("waits for the company's word: read so at once, written down by the clock, once", async () => {
    const { id, jobOpeningId, person } = await addMatch("interview_scheduled", { interviewAt });
    const nextDay = new Date(`${inDays(3).slice(0, 10)}T00:10:00Z`);
    await passDays(db, interviewAt);
    expect((await matchOf(id)).status).toBe("interview_scheduled");
    await passDays(db, nextDay);
    await passDays(db, nextDay);
    expect(await matchOf(id)).toMatchObject({ status: "awaiting_partner_confirmation", version: 1 });
    const history = await historyOf(jobOpeningId, person);
    expect(history.map(({ event, at }) => [event, at])).toEqual([
      ["express-interest", expect.any(String)],
      ["pass-day", `${inDays(3).slice(0, 10)}T00:00:00.000Z`],
    ]);
  });

  it("is written down by the next act, if that is first", async () => {
    const { id, jobOpeningId, person } = await addMatch("trial_day_scheduled", {
      trialDayAt: new Date(inDays(-2)),
      since: new Date(inDays(-9)),
    });
    expect((await actOn("acceptApplicant", id, { version: 1 })).status).toBe(200);
    expect((await historyOf(jobOpeningId, person)).map(({ from, to }) => [from, to]).slice(1)).toEqual([
      ["trial_day_scheduled", "awaiting_partner_confirmation"],
      ["awaiting_partner_confirmation", "awaiting_applicant_confirmation"],
    ]);
  });
});

it("closes openings whose start is over, with what is open on them", async () => {
  const opening = await addJobOpening(nordlicht.id, { startDate: "2026-10-01" });
  const staffed = await addJobOpening(nordlicht.id, { startDate: "2026-10-01", status: "staffed", openPositions: 0 });
  const draft = await addJobOpening(nordlicht.id, { startDate: "2026-10-01", status: "draft" });
  const ahead = await addJobOpening(nordlicht.id, { startDate: "2027-10-01" });
  const waiting = await addMatch("awaiting_partner_interest", { opening });
  await closeStartedOpenings(db, publicUrl, new Date("2026-10-01T21:00:00Z"));
  expect((await openingOf(opening.id)).status).toBe("open");
  await closeStartedOpenings(db, publicUrl, new Date("2026-10-01T22:30:00Z"));
  await closeStartedOpenings(db, publicUrl, new Date("2026-10-01T22:30:00Z"));
  const statuses = [opening, staffed, draft, ahead].map(async ({ id }) => (await openingOf(id)).status);
  expect(await Promise.all(statuses)).toEqual(["closed", "closed", "draft", "open"]);
  expect(await matchOf(waiting.id)).toMatchObject({ status: "cancelled", cancellationReason: "job_opening_closed" });
  expect(await kindsTo(waiting.person.email)).toEqual(["applicationCancelled"]);
  const told = and(eq(notification.companyId, nordlicht.id), eq(notification.matchId, waiting.id));
  expect(await db.select({ kind: notification.kind }).from(notification).where(told)).toEqual([{ kind: "close" }]);
});

it("says in the history of an opening that the clock has closed it", async () => {
  const publishedAt = new Date("2026-05-04T09:00:00Z");
  const when = { createdAt: new Date("2026-05-01T09:00:00Z"), publishedAt };
  const { id } = await addJobOpening(nordlicht.id, { startDate: "2026-10-01", ...when });
  const publication = { caller: nordlicht.userId, role: "company" as const, operation: company.changeJobOpening.id };
  await db.insert(auditEntry).values({ ...publication, subject: id, fields: ["status"], at: publishedAt });
  const history = async () => {
    const params = { companyId: nordlicht.id, jobOpeningId: id };
    const { body } = await call<CountedJobOpening>(company.fetchJobOpening, { params }, nordlicht.token);
    return body.history.map(({ act, at, by }) => [act, at, by]).slice(0, -1);
  };
  expect(await history()).toEqual([["publish", publishedAt.toISOString(), "Anke Brandt"]]);
  await closeStartedOpenings(db, publicUrl, new Date("2026-10-01T22:30:00Z"));
  expect((await history())[0]).toEqual(["expire", "2026-10-01T22:00:00.000Z", null]);
});

describe("an offer that nobody answers", () => {
  // A Monday.
  const since = new Date("2026-11-02T09:00:00Z");
  const at = (day: string) => remindOfOffers(db, publicUrl, new Date(`2026-11-${day}T09:00:00Z`));

  it("is reminded of after 5 and 10 working days, then the advisor hears of it; it stays an offer", async () => {
    const { id, person } = await addMatch("awaiting_applicant_confirmation", { since });
    await at("06");
    expect(await kindsTo(person.email)).toEqual([]);
    await at("09");
    await at("10");
    expect(await kindsTo(person.email)).toEqual(["offerReminder"]);
    expect(await kindsTo(miriam.email)).toEqual([]);
    await at("16");
    await at("17");
    await at("30");
    expect(await kindsTo(person.email)).toEqual(["offerReminder", "offerReminder"]);
    expect(await mailsTo(miriam.email)).toMatchObject([
      { kind: "offerUnanswered", values: { applicant: "Sara Yılmaz", company: "Nordlicht Software GmbH", days: 10 } },
    ]);
    const [line] = await db.select().from(mail).where(eq(mail.to, miriam.email));
    expect(line).toMatchObject({ kind: "offerUnanswered", content: null });
    expect(await matchOf(id)).toMatchObject({ status: "awaiting_applicant_confirmation", version: 1 });
  });

  it("is told to an advisor in the language in which they last signed in", async () => {
    const advisor = await addAdvisor({ language: "en" });
    const person = await addSara({}, { advisorId: advisor.id });
    await addMatch("awaiting_applicant_confirmation", { since, person });
    await at("09");
    await at("16");
    expect(await mailsTo(advisor.email)).toMatchObject([{ kind: "offerUnanswered", language: "en" }]);
  });

  it("is told to the lead advisors while its advisor is locked", async () => {
    const [locked, lead, lockedLead] = [
      await addAdvisor({ lockedAt: since }),
      await addAdvisor({ isLead: true }),
      await addAdvisor({ isLead: true, lockedAt: since }),
    ];
    const person = await addSara({}, { advisorId: locked.id });
    await addMatch("awaiting_applicant_confirmation", { since, person });
    await at("09");
    await at("16");
    expect(await kindsTo(lead.email)).toEqual(["offerUnanswered"]);
    expect([await kindsTo(locked.email), await kindsTo(lockedLead.email)]).toEqual([[], []]);
  });

  it("is told to the advisor of the study it is for, whichever the applicant works on now", async () => {
    const [own, other] = [await addAdvisor(), await addAdvisor()];
    const person = await addSara({}, { stage: "In Matching", advisorId: own.id });
    const distance = await addActiveDistance(person, { stage: "New" });
    await db.update(unit).set({ advisorId: other.id }).where(eq(unit.id, distance));
    await addMatch("awaiting_applicant_confirmation", { since, person });
    await at("16");
    expect([await kindsTo(own.email), await kindsTo(other.email)]).toEqual([["offerUnanswered"], []]);
  });

  it("is reminded of and told once after mornings on which nothing ran", async () => {
    const advisor = await addAdvisor();
    const person = await addSara({}, { advisorId: advisor.id });
    await addMatch("awaiting_applicant_confirmation", { since, person });
    await at("17");
    await at("18");
    expect(await kindsTo(person.email)).toEqual(["offerReminder"]);
    expect(await kindsTo(advisor.email)).toEqual(["offerUnanswered"]);
  });

  it("is not reminded of when it was answered", async () => {
    const { jobOpeningId, person } = await addMatch("awaiting_applicant_confirmation", { since });
    await act("rejectOffer", jobOpeningId, person);
    await at("30");
    expect(await kindsTo(person.email)).toEqual([]);
  });
});

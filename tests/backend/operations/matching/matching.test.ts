import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { employee } from "#backend/db/schema/companies.ts";
import { matchChange } from "#backend/db/schema/matching.ts";
import { person as personTable } from "#backend/db/schema/people.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { Match } from "#contract/entities/match.ts";
import { limits } from "#contract/limits.ts";
import { day } from "#domain/time.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const {
  act,
  actOn,
  addApplicant,
  addCompany,
  addJobOpening,
  addMatch,
  addSara,
  call,
  db,
  historyOf,
  kindsTo,
  mailsTo,
  matchOf,
  nordlicht,
  noticesOf,
  stageOf,
  wish,
} = await useWorld();
const dates = [inDays(7), inDays(8)];

describe("the way to an offer", () => {
  it("is walked by both sides in turn, written down and told", async () => {
    const sara = await addSara({ language: "en" });
    const anke = await addCompany();
    const { id } = await addJobOpening(anke.id);

    const applied = await act("expressInterest", id, sara);
    expect(applied.body.match).toMatchObject({ status: "awaiting_partner_interest", source: "applicant", version: 1 });
    expect(await stageOf(sara)).toBe("In Matching");
    const matchId = applied.body.match!.id;

    const asked = await actOn(
      "arrangeInterview",
      matchId,
      { interviewDateSuggestions: [dates[1], dates[0]], place: "Köln" },
      anke,
    );
    expect(asked.body).toMatchObject({
      status: "awaiting_interview_schedule",
      interviewDateSuggestions: dates,
      place: "Köln",
    });

    const declined = await act("declineInterviewDates", id, sara, { note: "Da schreibe ich Abitur." });
    expect(declined.body.match).toMatchObject({ status: "awaiting_interview_schedule", interviewDateSuggestions: [] });
    await actOn("arrangeInterview", matchId, { interviewDateSuggestions: [inDays(9)] }, anke);
    const chosen = await act("chooseInterviewDate", id, sara, { interviewAt: inDays(9) });
    expect(chosen.body.match).toMatchObject({ status: "interview_scheduled", interviewAt: inDays(9) });

    const trialDay = { interviewDateSuggestions: [inDays(10)], kind: "trial_day" };
    expect((await actOn("arrangeInterview", matchId, trialDay, anke)).body).toMatchObject({
      status: "trial_day_scheduled",
      trialDayAt: inDays(10),
      interviewAt: inDays(9),
    });
    expect((await actOn("acceptApplicant", matchId, {}, anke)).body.status).toBe("awaiting_applicant_confirmation");
    expect((await act("acceptOffer", id, sara)).body).toMatchObject({
      status: "staffed",
      openPositions: 0,
      match: { status: "offer_accepted" },
    });
    expect(await stageOf(sara)).toBe("Contract Proposal");

    const history = await historyOf(id, sara);
    expect(history.map(({ event, role }) => `${role} ${event}`)).toEqual([
      "applicant express-interest",
      "company arrange-interview",
      "applicant decline-interview-dates",
      "company arrange-interview",
      "applicant choose-interview-date",
      "company arrange-trial-day",
      "company accept",
      "applicant accept-offer",
    ]);
    for (const [index, { from }] of history.entries()) expect(from).toBe(history[index - 1]?.to ?? null);
    expect(history[2]).toMatchObject({ note: "Da schreibe ich Abitur.", reason: null });

    expect(await kindsTo(anke.email)).toEqual([
      "interestExpressed",
      "noDateFits",
      "interviewDateChosen",
      "offerAccepted",
    ]);
    expect(await kindsTo(sara.email)).toEqual([
      "interviewInvited",
      "interviewDatesRenewed",
      "interviewSet",
      "trialDaySet",
      "offerMade",
    ]);
    expect((await mailsTo(sara.email))[0]).toMatchObject({
      language: "en",
      values: { dates, place: "Köln", link: `http://localhost:3000/ds/selfmatching/${id}` },
    });
    expect((await mailsTo(anke.email))[1]?.values).toMatchObject({
      applicant: "Sara Yılmaz",
      message: "Da schreibe ich Abitur.",
    });
    // The contract's page is not for every colleague; the applicant's leads on to it.
    const link = `http://localhost:3000/b2b/job-openings/${id}/applicants/${sara.id}?company=${anke.id}`;
    expect((await mailsTo(anke.email)).at(-1)).toMatchObject({ kind: "offerAccepted", values: { link } });
    expect(await noticesOf(matchId, "applicant")).toEqual([
      "arrange-interview",
      "arrange-interview",
      "arrange-trial-day",
      "accept",
    ]);
    expect(await noticesOf(matchId, "company")).toEqual([
      "express-interest",
      "decline-interview-dates",
      "choose-interview-date",
      "accept-offer",
    ]);
  });

  it("can begin with an invitation, which interest answers", async () => {
    const sara = await addSara();
    const { id: jobOpeningId, courseName, campusName, startDate: intake } = await addJobOpening(nordlicht.id);
    await wish(sara, { courseName, campusName, intake });
    const params = { companyId: nordlicht.id, jobOpeningId, accountId: sara.id };
    const body = { interviewDateSuggestions: dates };
    const invited = await call<Match>(company.invite, { params, body }, nordlicht.token);
    expect(invited.body).toMatchObject({ status: "awaiting_applicant_interest", source: "company" });
    expect((await call(company.invite, { params, body }, nordlicht.token)).status).toBe(409);
    expect((await act("expressInterest", jobOpeningId, sara, { version: 1 })).body.match?.status).toBe(
      "awaiting_interview_schedule",
    );
    expect((await act("chooseInterviewDate", jobOpeningId, sara, { interviewAt: dates[1] })).status).toBe(200);
  });
});

describe("an act", () => {
  it("is refused with the present status when the other side was first", async () => {
    const { id, jobOpeningId, person } = await addMatch("awaiting_interview_schedule", {
      interviewDateSuggestions: dates,
    });
    await actOn("rejectApplicant", id, { feedbackText: "Leider nicht.", version: 1 });
    const late = await act("chooseInterviewDate", jobOpeningId, person, { interviewAt: dates[0], version: 1 });
    expect([late.status, late.body.customErrors]).toEqual([409, { status: ["matchMoved?status=cancelled&version=2"] }]);
  });

  it("of two at once succeeds for one, and the other hears how it is", async () => {
    const { id, jobOpeningId, person } = await addMatch("awaiting_applicant_confirmation");
    const both = await Promise.all([
      act("acceptOffer", jobOpeningId, person, { version: 1 }),
      actOn("rejectApplicant", id, { feedbackText: "Leider nicht.", version: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = await matchOf(id);
    const refused = both.find((answer) => answer.status === 409);
    expect(refused?.body.customErrors?.status).toEqual([`matchMoved?status=${status}&version=2`]);
  });

  it("that was decided before there was an application is refused when there is one now", async () => {
    const { jobOpeningId, person } = await addMatch("awaiting_applicant_interest");
    expect((await act("expressInterest", jobOpeningId, person, { version: 0 })).status).toBe(409);
    expect((await act("expressInterest", jobOpeningId, person, { version: 1 })).status).toBe(200);
  });

  it("makes one change when it is sent twice", async () => {
    const sara = await addSara();
    const { id } = await addJobOpening(nordlicht.id);
    const post = { params: { jobOpeningId: id }, body: {}, headers: { "Idempotency-Key": "interest-once" } };
    const [first, second] = [
      await call(applicant.expressInterest, post, sara.token),
      await call(applicant.expressInterest, post, sara.token),
    ];
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await historyOf(id, sara)).toHaveLength(1);
  });

  it("needs an opening that is open and whose start is not over", async () => {
    for (const opening of [{ status: "closed" as const }, { startDate: "2026-10-01" }]) {
      const { jobOpeningId, person } = await addMatch("awaiting_any_interest", { opening });
      const { status, body } = await act("expressInterest", jobOpeningId, person);
      expect([status, body.customErrors]).toEqual([409, { status: ["jobOpeningNotOpen"] }]);
    }
    const { jobOpeningId, person } = await addMatch("awaiting_any_interest", {
      opening: { status: "staffed", openPositions: 0 },
    });
    expect((await act("expressInterest", jobOpeningId, person)).body.customErrors).toEqual({
      status: ["noPositionLeft"],
    });
  });

  it.each(["New", "Examined Application", "Won", "Lost"] as const)(
    "of interest is refused to a unit that is %s",
    async (stage) => {
      const sara = await addSara({}, { stage });
      const { id } = await addJobOpening(nordlicht.id);
      const { status, body } = await act("expressInterest", id, sara);
      expect([status, body.customErrors]).toEqual([422, { stage: ["notReadyToMatch"] }]);
    },
  );

  it("on a draft is refused as on what does not exist", async () => {
    const { id } = await addJobOpening(nordlicht.id, { status: "draft", publishedAt: null });
    expect((await act("expressInterest", id, await addSara())).status).toBe(404);
  });
});

describe("the dates of an interview", () => {
  const arrange = (id: string, interviewDateSuggestions: string[], kind?: string) =>
    actOn("arrangeInterview", id, { interviewDateSuggestions, kind });

  it("lie ahead, and not too far", async () => {
    const { id } = await addMatch("awaiting_partner_interest");
    const { status, body } = await arrange(id, [inDays(1), inDays(-1), inDays(limits.interviewAheadDays + 2)]);
    expect(status).toBe(422);
    expect(body.customErrors).toEqual({
      "interviewDateSuggestions[1]": ["dateInPast"],
      "interviewDateSuggestions[2]": [`dateTooFar?days=${limits.interviewAheadDays}`],
    });
    expect((await arrange(id, [])).status).toBe(422);
    expect(
      (
        await arrange(
          id,
          Array.from({ length: limits.interviewDates + 1 }, (_, i) => inDays(i + 1)),
        )
      ).status,
    ).toBe(422);
  });

  it("are understood in any time zone, and kept once each", async () => {
    const { id } = await addMatch("awaiting_partner_interest");
    const [date = ""] = dates;
    const { body } = await arrange(id, [date, date.replace("12:00:00.000Z", "13:00:00+01:00")]);
    expect(body.interviewDateSuggestions).toEqual([date]);
  });

  it("are chosen from the suggested ones that are not over", async () => {
    const { jobOpeningId, person } = await addMatch("awaiting_interview_schedule", {
      interviewDateSuggestions: [inDays(-1), inDays(2)],
    });
    const choose = (interviewAt: string) => act("chooseInterviewDate", jobOpeningId, person, { interviewAt });
    expect((await choose(inDays(3))).body.customErrors).toEqual({ interviewAt: ["dateNotSuggested"] });
    expect((await choose(inDays(-1))).body.customErrors).toEqual({ interviewAt: ["dateInPast"] });
    expect((await choose(inDays(2).replace(".000Z", "+00:00"))).status).toBe(200);
  });

  it("include another trial day after the first one has passed", async () => {
    const { id, person } = await addMatch("trial_day_scheduled", { trialDayAt: new Date(inDays(-2)) });
    const { body } = await arrange(id, [inDays(10)], "trial_day");
    expect(body).toMatchObject({ status: "trial_day_scheduled", trialDayAt: inDays(10) });
    expect((await mailsTo(person.email)).at(-1)).toMatchObject({
      kind: "trialDaySet",
      values: { appointment: { matchId: id, kind: "trialDay", at: inDays(10) } },
    });
  });

  it("are mailed as a move when one was agreed on, and as new ones when they replace others", async () => {
    const interview = await addMatch("interview_scheduled", { interviewAt: new Date(inDays(3)) });
    await arrange(interview.id, dates);
    await arrange(interview.id, [dates[1]!]);
    expect(await kindsTo(interview.person.email)).toEqual(["interviewMoved", "interviewDatesRenewed"]);
    expect((await mailsTo(interview.person.email))[0]).toMatchObject({ values: { dates } });
  });

  it("tell of a trial day that has moved as such", async () => {
    const trialDay = await addMatch("trial_day_scheduled", { trialDayAt: new Date(inDays(3)) });
    await arrange(trialDay.id, [inDays(10)], "trial_day");
    expect((await mailsTo(trialDay.person.email)).at(-1)).toMatchObject({
      kind: "trialDayMoved",
      values: { appointment: { matchId: trialDay.id, kind: "trialDay", at: inDays(10) } },
    });
  });

  it("come to the calendar of both, and to a download, with one name for the same day", async () => {
    const { id, jobOpeningId, person } = await addMatch("awaiting_interview_schedule", {
      interviewDateSuggestions: dates,
      place: "Köln",
    });
    const download = () => call(applicant.fetchCalendarFile, { params: { jobOpeningId } }, person.token);
    expect((await download()).status).toBe(404);
    await act("chooseInterviewDate", jobOpeningId, person, { interviewAt: dates[0] });
    const { headers } = await download();
    expect(headers.get("Content-Type")).toContain("text/calendar");
    expect(headers.get("Content-Disposition")).toContain(".ics");
    const appointment = { matchId: id, kind: "interview", at: dates[0], place: "Köln", version: 2 };
    expect((await mailsTo(person.email)).at(-1)).toMatchObject({ kind: "interviewSet", values: { appointment } });
    expect((await mailsTo(nordlicht.email)).at(-1)).toMatchObject({
      kind: "interviewDateChosen",
      values: { appointment },
    });
  });
});

it.each([
  ["can be chosen", inDays(3), "invitationAccepted"],
  ["have passed", inDays(-2), "interestExpressed"],
])("an invitation that is accepted, whose dates %s, is mailed to the company as what it is", async (_, date, kind) => {
  const anke = await addCompany();
  const { id: openingId } = await addJobOpening(anke.id);
  const { person } = await addMatch("awaiting_applicant_interest", {
    opening: { id: openingId },
    interviewDateSuggestions: [date],
  });
  await act("expressInterest", openingId, person);
  expect(await kindsTo(anke.email)).toEqual([kind]);
});

describe("an applicant who says no", () => {
  it("to a suggestion tells no company of it", async () => {
    const sara = await addSara();
    const anke = await addCompany();
    const { id } = await addJobOpening(anke.id);
    const { body } = await act("expressDisinterest", id, sara, { note: "Zu weit weg." });
    expect(body.match).toMatchObject({
      status: "cancelled",
      cancellationReason: "rejected_by_applicant",
      cancelledBy: "applicant",
    });
    expect(await kindsTo(anke.email)).toEqual([]);
    expect(await stageOf(sara)).toBe("Ready to match");
  });

  it("to an offer tells the company, and may take it back", async () => {
    const anke = await addCompany();
    const { id: openingId } = await addJobOpening(anke.id);
    const { id, person } = await addMatch("awaiting_applicant_confirmation", { opening: { id: openingId } });
    await act("rejectOffer", openingId, person, { note: "Ich ziehe um." });
    expect((await mailsTo(anke.email)).at(-1)).toMatchObject({
      kind: "offerDeclined",
      values: { message: "Ich ziehe um." },
    });
    expect((await actOn("takeBackRejection", id, {}, anke)).status).toBe(409);
    expect((await act("takeBack", openingId, person)).body.match).toMatchObject({
      status: "awaiting_applicant_confirmation",
      cancellationReason: null,
      cancelledBy: null,
    });
    expect(await kindsTo(anke.email)).toEqual(["offerDeclined", "applicantResumed"]);
  });

  it("may not take it back after another offer was accepted, nor when the opening is closed", async () => {
    const { jobOpeningId, person } = await addMatch("awaiting_partner_interest");
    await act("expressDisinterest", jobOpeningId, person);
    const other = await addMatch("awaiting_applicant_confirmation", { person });
    await act("acceptOffer", other.jobOpeningId, person);
    expect((await act("takeBack", jobOpeningId, person)).body.customErrors).toEqual({
      status: ["offerAcceptedAlready"],
    });

    const closed = await addMatch("cancelled", {
      cancelledBy: "applicant",
      cancelledFrom: "awaiting_partner_interest",
      opening: { status: "closed" },
    });
    expect((await act("takeBack", closed.jobOpeningId, closed.person)).body.customErrors).toEqual({
      status: ["jobOpeningNotOpen"],
    });
  });

  it("takes back to the company's word when the day has passed since", async () => {
    const { jobOpeningId, person } = await addMatch("interview_scheduled", { interviewAt: new Date(inDays(1)) });
    await act("expressDisinterest", jobOpeningId, person);
    await db.execute(`update match set interview_at = '2026-01-05T09:00:00Z' where job_opening_id = '${jobOpeningId}'`);
    expect((await act("takeBack", jobOpeningId, person)).body.match?.status).toBe("awaiting_partner_confirmation");
  });
});

describe("a company", () => {
  it("rejects with its feedback, and may take it back", async () => {
    const { id, jobOpeningId, person } = await addMatch("interview_scheduled", { interviewAt: new Date(inDays(3)) });
    const rejected = await actOn("rejectApplicant", id, { feedbackText: "Wir haben uns anders entschieden." });
    expect(rejected.body).toMatchObject({ status: "cancelled", cancellationReason: "rejected_by_company" });
    expect((await mailsTo(person.email)).at(-1)).toMatchObject({
      kind: "applicationCancelled",
      values: { cancellationReason: "rejected_by_company", message: "Wir haben uns anders entschieden." },
    });
    expect((await act("takeBack", jobOpeningId, person)).status).toBe(409);
    expect((await actOn("takeBackRejection", id)).body).toMatchObject({
      status: "interview_scheduled",
      interviewAt: inDays(3),
    });
    expect((await kindsTo(person.email)).at(-1)).toBe("applicationResumed");
  });

  it("does not get anybody back whom it may not know any more, and does not learn how they stand", async () => {
    const over = { cancelledBy: "company", cancelledFrom: "awaiting_partner_interest" } as const;
    const daysAgo = (days: number) => new Date(Date.now() - days * day);
    const [recent, old, neverMet] = [
      await addMatch("cancelled", { ...over, since: daysAgo(89) }),
      await addMatch("cancelled", { ...over, since: daysAgo(91) }),
      await addMatch("cancelled", over),
    ];
    await db.delete(matchChange).where(eq(matchChange.matchId, neverMet.id));
    const unknown = await actOn("takeBackRejection", randomUUID());
    expect(unknown.status).toBe(404);
    for (const { id } of [old, neverMet]) {
      expect(await actOn("takeBackRejection", id)).toMatchObject({ status: 404, body: unknown.body });
      expect(await actOn("arrangeInterview", id, { interviewDateSuggestions: dates })).toMatchObject({ status: 404 });
      expect(await actOn("rejectApplicant", id, { feedbackText: "Nein." })).toMatchObject({ status: 404 });
      expect(await actOn("acceptApplicant", id)).toMatchObject({ status: 404 });
      expect((await matchOf(id)).status).toBe("cancelled");
    }
    expect((await actOn("takeBackRejection", recent.id)).body.status).toBe("awaiting_partner_interest");
  });

  it("makes an offer with a personal word, which the applicant reads in the history and in the mail", async () => {
    const { id, jobOpeningId, person } = await addMatch("awaiting_partner_confirmation");
    const note = "Das ganze Team freut sich auf dich.";
    expect((await actOn("acceptApplicant", id, { note })).body.status).toBe("awaiting_applicant_confirmation");
    expect((await historyOf(jobOpeningId, person)).at(-1)).toMatchObject({ event: "accept", note });
    expect((await mailsTo(person.email)).at(-1)).toMatchObject({ kind: "offerMade", values: { message: note } });
  });

  it("withdraws its offer, and makes it again, and the applicant is mailed both", async () => {
    const { id, person } = await addMatch("awaiting_applicant_confirmation");
    const off = { invitations: false };
    await db.update(personTable).set({ notificationSettings: off }).where(eq(personTable.id, person.personId));
    await actOn("rejectApplicant", id, { feedbackText: "Der Platz fällt weg." });
    expect((await mailsTo(person.email)).at(-1)).toMatchObject({
      kind: "offerWithdrawn",
      values: { message: "Der Platz fällt weg." },
    });
    expect((await actOn("takeBackRejection", id)).body.status).toBe("awaiting_applicant_confirmation");
    expect(await kindsTo(person.email)).toEqual(["offerWithdrawn", "offerRenewed"]);
  });

  it("makes an offer only while a position is free", async () => {
    const { id } = await addMatch("awaiting_partner_confirmation", {
      opening: { status: "staffed", openPositions: 0 },
    });
    const { status, body } = await actOn("acceptApplicant", id);
    expect([status, body.customErrors]).toEqual([409, { status: ["noPositionLeft"] }]);
  });

  it("invites nobody who is not ready to match, and learns nothing of them", async () => {
    const { id: jobOpeningId } = await addJobOpening(nordlicht.id);
    const invite = async (accountId: string) =>
      call(
        company.invite,
        { params: { companyId: nordlicht.id, jobOpeningId, accountId }, body: { interviewDateSuggestions: dates } },
        nordlicht.token,
      );
    const unknown = await invite(jobOpeningId);
    for (const stage of ["New", "Examined Application", "Won", "Lost"] as const) {
      const person = await addApplicant({}, { stage });
      expect(await invite(person.id)).toMatchObject({ status: 404, body: unknown.body });
    }
  });

  it("mails everybody of it, each in their language", async () => {
    const anke = await addCompany();
    const bilal = await addCompany();
    await db.update(employee).set({ companyId: anke.id }).where(eq(employee.companyUserId, bilal.userId));
    await db.execute(`update company_user set language = 'ar' where id = '${bilal.userId}'`);
    const { id } = await addJobOpening(anke.id);
    await act("expressInterest", id, await addSara());
    expect(await mailsTo(anke.email)).toMatchObject([{ kind: "interestExpressed", language: "de" }]);
    expect(await mailsTo(bilal.email)).toMatchObject([{ kind: "interestExpressed", language: "ar" }]);
  });
});

describe("an applicant who wants no mails", () => {
  it("gets none of that kind, but offers and refusals", async () => {
    const off = { invitations: false, interviews: false, offers: false, reminders: false };
    const { id, person } = await addMatch("awaiting_partner_interest");
    await db.update(personTable).set({ notificationSettings: off }).where(eq(personTable.id, person.personId));
    await actOn("arrangeInterview", id, { interviewDateSuggestions: dates });
    await actOn("acceptApplicant", id);
    await actOn("rejectApplicant", id, { feedbackText: "Doch nicht." });
    expect(await kindsTo(person.email)).toEqual(["offerMade", "offerWithdrawn"]);
    expect(await noticesOf(id, "applicant")).toEqual(["arrange-interview", "accept", "reject"]);
  });
});

it("is moved to and fro by one person twenty times an hour at most, since each act is mailed to the other side", async () => {
  const { jobOpeningId, person } = await addMatch("awaiting_applicant_interest");
  const statuses = [];
  for (let time = 0; time < 11; time++)
    for (const name of ["expressDisinterest", "takeBack"] as const)
      statuses.push((await act(name, jobOpeningId, person)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429, 409]);
});

it("of somebody who has just moved it twenty times ends all the same with another offer, or when they withdraw altogether", async () => {
  const restless = async () => {
    const { jobOpeningId, person } = await addMatch("awaiting_applicant_interest");
    for (let time = 0; time < 10; time++)
      for (const name of ["expressDisinterest", "takeBack"] as const) await act(name, jobOpeningId, person);
    return person;
  };
  const sara = await restless();
  const offer = await addMatch("awaiting_applicant_confirmation", { person: sara });
  expect((await act("acceptOffer", offer.jobOpeningId, sara)).status).toBe(200);
  const lea = await restless();
  expect((await call(applicant.withdraw, { body: { reason: "other" } }, lea.token)).status).toBe(204);
});

import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { isComing, isCompanysTurn, matchFrom, sinceNow, statusNow } from "#backend/db/matches.ts";
import { match } from "#backend/db/schema/matching.ts";
import { appointmentsToCome } from "#backend/operations/matching/appointment-from.ts";
import { advisor as desk } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { applicationStatuses } from "#contract/enumerations/matching.ts";
import { companysTurnOf, turnOf } from "#domain/match-status.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const { act, addCompany, addJobOpening, addMatch, call, db, kindsTo, matchOf, miriam, nordlicht } = await useWorld();
const choosing = ["awaiting_applicant_interest", "awaiting_interview_schedule"] as const;

const suggestAgain = (matchId: string) => {
  const body = { interviewDateSuggestions: [inDays(9)] };
  return call(company.arrangeInterview, { params: { matchId }, body }, nordlicht.token);
};

describe.each(choosing)("dates of an application in %s", (status) => {
  it.each([
    ["are all to come", [inDays(2), inDays(3)], false],
    ["have partly passed", [inDays(-2), inDays(3)], false],
    ["have all passed", [inDays(-3), inDays(-2)], true],
  ])("that %s make the list and the page name the same side", async (_, interviewDateSuggestions, isCompanys) => {
    const { id } = await addMatch(status, { interviewDateSuggestions });
    const now = new Date();
    expect(turnOf(matchFrom(await matchOf(id), now)) === "company").toBe(isCompanys);
    const [row] = await db
      .select({ isDue: sql<boolean>`${isCompanysTurn(now)}` })
      .from(match)
      .where(eq(match.id, id));
    expect(row?.isDue).toBe(isCompanys);
  });

  it("that have all passed keep nobody waiting for the company before that day", async () => {
    const anke = await addCompany();
    const opening = await addJobOpening(anke.id);
    const passed = { since: new Date(inDays(-30)), interviewDateSuggestions: [inDays(-9), inDays(-1), inDays(-5)] };
    const invited = await addMatch(status, { opening, ...passed });
    const params = { companyId: anke.id, jobOpeningId: opening.id };
    const { body: overview } = await call(company.fetchJobOpeningOverview, { params }, anke.token);
    expect(overview).toMatchObject({ items: [{ waitingSince: inDays(-1) }], due: { longest: { since: inDays(-1) } } });

    const waiting = await addMatch("awaiting_partner_interest", { opening, since: new Date(inDays(-10)) });
    const [first, second] = [
      { accountId: waiting.person.id, since: inDays(-10) },
      { accountId: invited.person.id, since: inDays(-1) },
    ];
    const { body: home } = await call(company.fetchCompanyHome, { params }, anke.token);
    expect(home).toMatchObject({ waiting: [{ since: first.since, applicants: [first, second] }] });
    const { body: list } = await call(company.searchApplicants, { params, body: { view: "contacted" } }, anke.token);
    expect(list).toMatchObject({
      items: [first, second].map(({ accountId, since }) => ({ accountId, match: { since } })),
      jobOpening: { applicants: { longestWait: first.accountId } },
    });
    const { body: atDesk } = await call(desk.fetchCompanyAtDesk, { params }, miriam.token);
    expect(atDesk).toMatchObject({ jobOpenings: [{ applicants: [first, second] }] });
  });

  it("that had passed before the last act leave its moment as it is", async () => {
    const since = new Date(inDays(-1));
    const { id } = await addMatch(status, { since, interviewDateSuggestions: [inDays(-2)] });
    expect(matchFrom(await matchOf(id), new Date()).since).toBe(inDays(-1));
  });

  it("are suggested again once they have passed, and the applicant is told", async () => {
    const { id, jobOpeningId, person } = await addMatch(status, { interviewDateSuggestions: [inDays(-2)] });
    const params = { jobOpeningId };
    const own = await call(applicant.fetchJobOpening, { params }, person.token);
    expect(own.body).toMatchObject({ match: { interviewDateSuggestions: [] } });
    expect((await suggestAgain(id)).status).toBe(200);
    expect(await matchOf(id)).toMatchObject({ status, interviewDateSuggestions: [inDays(9)] });
    const isInvitation = status === "awaiting_applicant_interest";
    expect(await kindsTo(person.email)).toEqual([isInvitation ? "interviewInvited" : "interviewDatesRenewed"]);
  });

  it("may have passed when the applicant declines", async () => {
    const { id, jobOpeningId, person } = await addMatch(status, { interviewDateSuggestions: [inDays(-2)] });
    expect((await act("expressDisinterest", jobOpeningId, person)).status).toBe(200);
    expect((await matchOf(id)).status).toBe("cancelled");
  });
});

describe("whose turn it is, where it stands and whether its day is to come", () => {
  // In Berlin this day has 23 hours.
  const [dayBefore, onTheDay, dayAfter] = ["2027-03-27T23:30:00Z", "2027-03-28T12:00:00Z", "2027-03-29T00:00:00Z"];
  const nows = ["2027-03-28T23:59:59.999Z", "2027-03-29T00:00:00.000Z"].map((text) => new Date(text));
  const suggested = [[], [dayBefore], [dayBefore, "2027-04-02T12:00:00Z"]];
  const agreed = [null, ...[dayBefore, onTheDay, dayAfter].map((text) => new Date(text))];
  const cases = suggested.flatMap((dates) => agreed.flatMap((day) => nows.map((now) => ({ dates, day, now }))));

  it.each(applicationStatuses)("is the same for a list as for a page, in any time zone: %s", async (status) => {
    const { id } = await addMatch(status);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local time zone 'Europe/Berlin'`);
      for (const { dates, day, now } of cases) {
        const values = { interviewDateSuggestions: dates, interviewAt: day, trialDayAt: day };
        const [row] = await tx.update(match).set(values).where(eq(match.id, id)).returning();
        const [listed] = await tx
          .select({
            status: statusNow(now),
            since: sinceNow(now).mapWith(match.since),
            isDue: sql<boolean>`(${isCompanysTurn(now)}) is true`,
            isComing: sql<boolean>`(${isComing(now)}) is true`,
          })
          .from(match)
          .where(eq(match.id, id));
        const read = matchFrom(row!, now);
        expect(listed, `${dates} ${day?.toISOString()} ${now.toISOString()}`).toEqual({
          status: read.status,
          since: new Date(read.since),
          isDue: companysTurnOf(read) === "yours",
          isComing: appointmentsToCome(row!, now).length > 0,
        });
      }
    });
  });
});

import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { isComing, isCompanysTurn, matchFrom, statusNow } from "#backend/db/matches.ts";
import { match } from "#backend/db/schema/matching.ts";
import { appointmentsToCome } from "#backend/operations/matching/appointment-from.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { applicationStatuses } from "#contract/enumerations/matching.ts";
import { companysTurnOf, turnOf } from "#domain/match-status.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const { act, addMatch, call, db, kindsTo, matchOf, nordlicht } = await useWorld();
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
            isDue: sql<boolean>`(${isCompanysTurn(now)}) is true`,
            isComing: sql<boolean>`(${isComing(now)}) is true`,
          })
          .from(match)
          .where(eq(match.id, id));
        const read = matchFrom(row!, now);
        expect(listed, `${dates} ${day?.toISOString()} ${now.toISOString()}`).toEqual({
          status: read.status,
          isDue: companysTurnOf(read) === "yours",
          isComing: appointmentsToCome(row!, now).length > 0,
        });
      }
    });
  });
});

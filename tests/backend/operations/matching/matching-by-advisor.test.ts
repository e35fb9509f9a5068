import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { company } from "#backend/db/schema/companies.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { Stage } from "#contract/enumerations/people.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const {
  act,
  actOn,
  addAdvisor,
  addApplicant,
  addCompany,
  addJobOpening,
  addMatch,
  addSara,
  call,
  db,
  kindsTo,
  matchOf,
  miriam,
  nordlicht,
  noticesOf,
  openingOf,
  stageOf,
  stagesOf,
} = await useWorld();

const lock = (id: string) => db.update(company).set({ lockedAt: new Date() }).where(eq(company.id, id));
const view = (jobOpeningId: string, token: string) =>
  call(applicant.viewJobOpening, { params: { jobOpeningId } }, token);

describe("a recommendation", () => {
  const recommend = (id: string, jobOpeningId: string, token = miriam.token) =>
    call(advisor.recommend, { params: { accountId: id }, body: { jobOpeningId } }, token);

  it("brings an opening before an own applicant, once, and no applicant before a company", async () => {
    const sara = await addSara();
    const opening = await addJobOpening(nordlicht.id);
    expect((await recommend(sara.id, opening.id, (await addAdvisor()).token)).status).toBe(404);
    expect((await recommend(sara.id, opening.id)).status).toBe(204);
    expect((await recommend(sara.id, opening.id)).status).toBe(409);
    expect(await stageOf(sara)).toBe("Ready to match");
    const { body } = await act("expressInterest", opening.id, sara);
    expect(body.match).toMatchObject({ status: "awaiting_partner_interest", source: "study_advisor" });
    expect(await noticesOf(body.match!.id, "applicant")).toEqual(["recommend"]);
    expect(await noticesOf(body.match!.id, "company")).toEqual(["express-interest"]);
  });

  const takeBack = (id: string, jobOpeningId: string, token = miriam.token) =>
    call(advisor.withdrawRecommendation, { params: { accountId: id, jobOpeningId } }, token);

  it("is taken back as if it had not been made, as often as somebody asks, until a side has acted on it", async () => {
    const sara = await addSara();
    const opening = await addJobOpening(nordlicht.id);
    await recommend(sara.id, opening.id);
    expect((await takeBack(sara.id, opening.id, (await addAdvisor()).token)).status).toBe(404);
    expect((await takeBack(sara.id, opening.id)).status).toBe(204);
    expect((await takeBack(sara.id, opening.id)).status).toBe(204);
    expect((await recommend(sara.id, opening.id)).status).toBe(204);
    await act("expressInterest", opening.id, sara);
    expect((await takeBack(sara.id, opening.id)).status).toBe(409);
  });

  it("is refused for an opening of a locked company, which applicants do not find, even if they had viewed it", async () => {
    const [sara, locked] = [await addSara(), await addCompany()];
    const [opening, viewed] = [await addJobOpening(locked.id), await addJobOpening(locked.id)];
    await view(viewed.id, sara.token);
    await lock(locked.id);
    expect((await recommend(sara.id, opening.id)).status).toBe(404);
    expect((await recommend(sara.id, viewed.id)).status).toBe(404);
  });

  it("is refused for who is not ready to match, and for what does not exist", async () => {
    const mia = await addApplicant({}, { advisorId: miriam.id });
    const opening = await addJobOpening(nordlicht.id);
    expect((await recommend(mia.id, opening.id)).body.customErrors).toEqual({ stage: ["notReadyToMatch"] });
    expect((await recommend(mia.id, mia.id)).status).toBe(404);
  });
});

describe("attendance", () => {
  const record = (id: string) => call(advisor.recordAttendance, { params: { matchId: id } }, miriam.token);

  it("is recorded once the interview has begun, and the company's word is awaited", async () => {
    const ahead = await addMatch("interview_scheduled", { interviewAt: new Date(inDays(1)) });
    expect((await record(ahead.id)).body.customErrors).toEqual({ attendance: ["dateInFuture"] });
    const today = await addMatch("trial_day_scheduled", { trialDayAt: new Date(Date.now() - 60_000) });
    expect((await record(today.id)).status).toBe(204);
    expect((await matchOf(today.id)).status).toBe("awaiting_partner_confirmation");
    expect((await record(today.id)).status).toBe(409);
    const never = await addMatch("awaiting_partner_interest");
    expect((await record(never.id)).status).toBe(409);
  });
});

describe("the stage of a unit", () => {
  const setStage = (id: string, stage: Stage) =>
    call(
      advisor.setStage,
      { params: { accountId: id }, body: { stage, reason: "Im Gespräch geklärt." } },
      miriam.token,
    );

  it("is set by the advisor's hand, with a reason", async () => {
    const sara = await addSara({}, { stage: "Contract Proposal" });
    expect((await setStage(sara.id, "In Matching")).status).toBe(204);
    expect((await setStage(sara.id, "In Matching")).status).toBe(204);
    expect(await stagesOf(sara)).toMatchObject([
      { from: "Contract Proposal", to: "In Matching", reason: "Im Gespräch geklärt." },
    ]);
  });

  it("is left as it is when it was set or an offer was accepted since it was read", async () => {
    for (const from of ["In Matching", "Examined Application"] as const) {
      const person = await addSara({}, { stage: from });
      const { id, jobOpeningId } = await addMatch("awaiting_applicant_confirmation", { person });
      await act("acceptOffer", jobOpeningId, person);
      const stage = await stageOf(person);
      const read = (seen: object) =>
        call<ApiError>(
          advisor.setStage,
          { params: { accountId: person.id }, body: { stage: "Lost", reason: "Nicht mehr erreichbar.", ...seen } },
          miriam.token,
        );
      const late = await read({ from, accepted: null });
      expect([late.status, late.body.customErrors]).toEqual([409, { stage: ["stageMoved"] }]);
      expect([await stageOf(person), (await matchOf(id)).status]).toEqual([stage, "offer_accepted"]);
      expect((await read({ from: stage, accepted: jobOpeningId })).status).toBe(204);
    }
  });

  it("that is lost ends everything with companies, an accepted offer too, and the applicant is told", async () => {
    const { jobOpeningId, id, person } = await addMatch("awaiting_applicant_confirmation");
    await act("acceptOffer", jobOpeningId, person);
    expect((await setStage(person.id, "Lost")).status).toBe(204);
    expect(await matchOf(id)).toMatchObject({ status: "cancelled", cancelledBy: "system" });
    expect(await openingOf(jobOpeningId)).toMatchObject({ status: "open", openPositions: 1 });
    expect(await stageOf(person)).toBe("Lost");
    expect(await kindsTo(person.email)).toEqual(["partnershipEnded"]);
    const back = await call(applicant.takeBack, { params: { jobOpeningId }, body: {} }, person.token);
    expect(back.status).toBe(409);
  });

  it("that is lost ends a contract with a partner found without us, and the applicant is told", async () => {
    const sara = await addSara({ practicePartnerExists: true });
    const request = { params: { accountId: sara.id }, body: { event: "request" } };
    await call(advisor.decideContract, request, miriam.token);
    await setStage(sara.id, "Lost");
    expect(await kindsTo(sara.email)).toEqual(["contractRequested", "partnershipEnded"]);
  });

  it("that is lost is told to nobody who had nothing with a practice partner", async () => {
    const sara = await addSara();
    await setStage(sara.id, "Lost");
    expect(await kindsTo(sara.email)).toEqual([]);
  });

  it("that is lost withdraws what is open with companies, and the mail about it calls nothing a refusal", async () => {
    const { person } = await addMatch("awaiting_partner_interest");
    await setStage(person.id, "Lost");
    expect(await kindsTo(person.email)).toEqual(["applicationWithdrawn"]);
  });

  it("that is no longer lost brings no offer back by its company's hand", async () => {
    const { id, person } = await addMatch("awaiting_applicant_confirmation");
    for (const stage of ["Lost", "Ready to match"] as const) await setStage(person.id, stage);
    expect((await actOn("takeBackRejection", id)).status).toBe(409);
    expect((await matchOf(id)).status).toBe("cancelled");
  });
});

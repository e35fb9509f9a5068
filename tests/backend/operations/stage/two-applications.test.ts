import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { contract } from "#backend/db/schema/contract.ts";
import { match } from "#backend/db/schema/matching.ts";
import { unit } from "#backend/db/schema/unit.ts";
import { mailNewOpenings } from "#backend/operations/openings-for-applicants/mail-new-openings.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { Account } from "#contract/entities/account.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { Inbox } from "#contract/entities/inbox.ts";
import type { Stage } from "#contract/enumerations/people.ts";
import { hasFoundPartner } from "#domain/stage.ts";
import { useWorld } from "../../../world/world.ts";

const {
  act,
  addActiveDistance,
  addCompany,
  addJobOpening,
  addMatch,
  addSara,
  call,
  db,
  kindsTo,
  matchOf,
  miriam,
  openingOf,
  stageOf,
} = await useWorld();

const withdraw = ({ token }: { token: string }) =>
  call<ApiError>(applicant.withdraw, { body: { reason: "other" } }, token);

describe("who withdraws", () => {
  it("leaves the application that companies meet as well as the one that they work on", async () => {
    const { id, person: sara } = await addMatch("awaiting_applicant_confirmation");
    const distance = await addActiveDistance(sara, { stage: "New" });
    expect((await withdraw(sara)).status).toBe(204);
    expect([await stageOf(sara), await stageOf({ unitId: distance })]).toEqual(["Lost", "Lost"]);
    expect((await matchOf(id)).status).toBe("cancelled");
    await withdraw(sara);
    expect(await kindsTo(sara.email)).toEqual(["withdrawn"]);
  });

  it("stays enrolled, with company and contract", async () => {
    const { id, person: sara } = await addMatch("offer_accepted", { person: await addSara({}, { stage: "Won" }) });
    await db.insert(contract).values({ unitId: sara.unitId, matchId: id, status: "enrolled" });
    const { status, body } = await withdraw(sara);
    expect([status, body.customErrors]).toEqual([409, { reason: ["enrolledAlready"] }]);

    const distance = await addActiveDistance(sara, { stage: "New" });
    expect((await withdraw(sara)).status).toBe(204);
    expect([await stageOf(sara), await stageOf({ unitId: distance })]).toEqual(["Won", "Lost"]);
    expect((await matchOf(id)).status).toBe("offer_accepted");
    expect((await call(applicant.fetchContract, {}, sara.token)).status).toBe(200);
    expect(await db.$count(contract)).toBe(1);
  });

  it("leaves the company of the application that goes on, where the enrolment has none", async () => {
    const {
      id,
      jobOpeningId,
      person: sara,
    } = await addMatch("offer_accepted", {
      opening: { status: "staffed", openPositions: 0 },
      person: await addSara({}, { stage: "Contract Proposal" }),
    });
    await db.insert(contract).values({ unitId: sara.unitId, matchId: id, status: "in_review" });
    const distance = await addActiveDistance(sara, { stage: "Won" });
    expect((await withdraw(sara)).status).toBe(204);
    expect([await stageOf(sara), await stageOf({ unitId: distance })]).toEqual(["Lost", "Won"]);
    expect((await matchOf(id)).status).toBe("cancelled");
    expect(await db.$count(contract, eq(contract.matchId, id))).toBe(0);
    expect(await openingOf(jobOpeningId)).toMatchObject({ status: "open", openPositions: 1 });
    expect((await withdraw(sara)).status).toBe(409);
  });

  it("stays enrolled with the company of an accepted offer, beside an application that has just begun", async () => {
    const { id, person: sara } = await addMatch("offer_accepted", {
      opening: { status: "staffed", openPositions: 0 },
      person: await addSara({}, { stage: "Won" }),
    });
    await addActiveDistance(sara, { stage: "New" });
    expect((await withdraw(sara)).status).toBe(204);
    expect((await matchOf(id)).status).toBe("offer_accepted");
  });
});

describe("the desk", () => {
  const end = ({ id: accountId }: { id: string }) => {
    const body = { stage: "Lost", reason: "Das Fernstudium ist es nicht." } as const;
    return call(advisor.setStage, { params: { accountId }, body }, miriam.token);
  };

  it.each<[Stage, string]>([
    ["New", "interview_scheduled"],
    ["Ready to match", "cancelled"],
  ])("ends an application at %s: the interview that was agreed is %s", async (stage, status) => {
    const { id, person: sara } = await addMatch("interview_scheduled", {
      interviewAt: new Date(Date.now() + 86_400_000),
    });
    const distance = await addActiveDistance(sara, { stage });
    expect((await end(sara)).status).toBe(204);
    expect([await stageOf(sara), await stageOf({ unitId: distance })]).toEqual(["Ready to match", "Lost"]);
    expect((await matchOf(id)).status).toBe(status);
  });

  it("leaves the company of an enrolment where it is when it ends an application that has just begun", async () => {
    const { id, person: sara } = await addMatch("offer_accepted", {
      opening: { status: "staffed", openPositions: 0 },
      person: await addSara({}, { stage: "Won" }),
    });
    const distance = await addActiveDistance(sara, { stage: "New" });
    expect((await end(sara)).status).toBe(204);
    expect([await stageOf(sara), await stageOf({ unitId: distance })]).toEqual(["Won", "Lost"]);
    expect((await matchOf(id)).status).toBe("offer_accepted");
  });
});

describe("whose practice partner is fixed for one application", () => {
  const study = { campusName: "Köln", courseName: "Informatik", intake: `${new Date().getUTCFullYear() + 1}-04-01` };

  /** Sara, whose offer was accepted for dual study, with distance learning that may be matched as well. */
  async function addAccepted() {
    const { id: matchId, person: sara } = await addMatch("offer_accepted", {
      opening: { status: "staffed", openPositions: 0 },
      person: await addSara({}, { stage: "Contract Proposal" }),
    });
    const fs = { stage: "Ready to match", stageSince: new Date(Date.now() - 15 * 86_400_000) } as const;
    const distance = await addActiveDistance(sara, { ...study, ...fs });
    await db
      .update(unit)
      .set({ ...fs, advisorId: miriam.id })
      .where(eq(unit.id, distance));
    return { sara, matchId };
  }

  /**
   * Where Sara is still looked for: at another company, in her mails, and among those who are stuck at the desk; and
   * what her own pages say.
   */
  async function soughtAt({ id, token, email }: Awaited<ReturnType<typeof addAccepted>>["sara"]) {
    const anke = await addCompany();
    const opening = await addJobOpening(anke.id, { publishedAt: new Date(Date.now() - 120_000) });
    const search = { params: { companyId: anke.id, jobOpeningId: opening.id }, body: {} };
    const { items } = (
      await call<z.output<typeof company.searchApplicants.response>>(company.searchApplicants, search, anke.token)
    ).body;
    await mailNewOpenings(db, "http://localhost:3000", id, new Date());
    const inbox = (await call<Inbox>(advisor.fetchInbox, { query: { kind: "stuck" } }, miriam.token)).body;
    const account = (await call<Account>(applicant.fetchAccount, {}, token)).body;
    return {
      hasFoundPartner: hasFoundPartner(account),
      isRecommended: items.some(({ accountId }) => accountId === id),
      mails: (await kindsTo(email)).filter((kind) => kind === "newOpenings"),
      isStuck: inbox.items.some(({ accountId }) => accountId === id),
      interest: (await act("expressInterest", opening.id, { token })).status,
    };
  }

  it("is neither recommended nor mailed nor stuck with the other", async () => {
    const settled = { hasFoundPartner: true, isRecommended: false, mails: [], isStuck: false, interest: 409 };
    const { sara, matchId } = await addAccepted();
    expect(await soughtAt(sara)).toEqual(settled);

    await db.insert(contract).values({ unitId: sara.unitId, matchId, status: "enrolled" });
    await db.update(match).set({ status: "cancelled" }).where(eq(match.id, matchId));
    expect(await soughtAt(sara)).toEqual(settled);

    await db.delete(contract).where(eq(contract.unitId, sara.unitId));
    const looked = { hasFoundPartner: false, isRecommended: true, mails: ["newOpenings"], isStuck: true };
    expect(await soughtAt(sara)).toMatchObject(looked);
  });

  it("goes on meeting companies beside an enrolment without one, whichever they work on", async () => {
    const { sara, matchId } = await addAccepted();
    await db.update(match).set({ status: "cancelled" }).where(eq(match.id, matchId));
    await db.update(unit).set({ stage: "Won" }).where(eq(unit.id, sara.unitId));
    const met = { hasFoundPartner: false, isRecommended: true, interest: 200 };
    expect(await soughtAt(sara)).toMatchObject(met);
    await call(applicant.chooseApplication, { params: { applicationId: sara.applicationId } }, sara.token);
    expect(await soughtAt(sara)).toMatchObject(met);
  });
});

import { describe, expect, it } from "vitest";
import { contract } from "#backend/db/schema/contract.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { Stage } from "#contract/enumerations/people.ts";
import { useWorld } from "../../../world/world.ts";

const { addActiveDistance, addMatch, addSara, call, db, kindsTo, matchOf, miriam, stageOf } = await useWorld();

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
});

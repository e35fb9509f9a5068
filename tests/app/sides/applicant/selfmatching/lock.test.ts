import { describe, expect, it } from "vitest";
import type { PortalContext } from "#app/context.ts";
import { lockOf } from "#app/sides/applicant/selfmatching/lock.server.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Account } from "#contract/entities/account.ts";
import type { Unit } from "#contract/entities/unit.ts";
import {
  answersOf,
  attended,
  campus,
  distance,
  graduation,
  interviewed,
  interviewStated,
  motivation,
  papers,
  studyInfo,
} from "../../../../domain/answers.ts";

const whole = { ...studyInfo, ...attended, ...graduation, ...distance, ...motivation };

async function lockFor(answered: Partial<Account>, changes: Partial<Unit>) {
  const { account, unit, application, documents } = answersOf(answered, {
    application: { courseName: "Informatik", campus, intake: "2026-10-01" },
    unit: changes,
    documents: papers,
  });
  const of = { ...unit, applications: [application] };
  const api = async (call: unknown) => (call === applicant.fetchUnit ? of : documents);
  return lockOf({ api } as unknown as PortalContext, { ...account, units: [of] });
}

describe("instead of openings somebody reads", () => {
  it("what is still missing", async () => {
    expect((await lockFor({ ...whole, motivationText: null }, interviewed))?.why).toBe("open");
  });

  it("that it is nearly time while an advisor has to confirm the consultation", async () => {
    expect((await lockFor(whole, interviewStated))?.why).toBe("waiting");
  });

  it("that an advisor holds the application where everything is there, as after a stage set back by hand", async () => {
    expect(await lockFor(whole, { ...interviewed, stage: "Examined Application" })).toEqual({ why: "held", left: [] });
    expect((await lockFor(whole, { ...interviewed, stage: "New" }))?.why).toBe("held");
  });
});

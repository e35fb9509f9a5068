import { describe, expect, it } from "vitest";
import { type Stage, stages } from "#contract/enumerations/people.ts";
import { isMinimumReady, isSetBack, stageAfter } from "#domain/stage.ts";
import {
  answersOf,
  attended,
  distance,
  graduation,
  interviewed,
  interviewStated,
  motivation,
  papers,
} from "./answers.ts";

const searched = { ...attended, ...graduation, ...distance, ...motivation };
const all = answersOf(searched, { unit: interviewed, documents: papers });

describe("a unit", () => {
  it("stays new until the first consultation is confirmed", () => {
    expect(stageAfter("New", answersOf(searched, { unit: interviewStated, documents: papers }), [])).toBe("New");
  });

  it("is examined with the first consultation", () => {
    expect(stageAfter("New", answersOf(attended, { unit: interviewed }), [])).toBe("Examined Application");
  });

  it("is ready to match when the search steps are complete too, in one go if need be", () => {
    expect(stageAfter("Examined Application", all, [])).toBe("Ready to match");
    expect(stageAfter("New", all, [])).toBe("Ready to match");
  });

  it.each<Stage>(["Ready to match", "In Matching", "Contract Proposal", "Won", "Lost"])(
    "never leaves %s by answers",
    (stage) => {
      expect(stageAfter(stage, all, [])).toBe(stage);
      expect(stageAfter(stage, answersOf(), [])).toBe(stage);
    },
  );

  it("is in matching with the first application that a company has before it", () => {
    expect(stageAfter("Ready to match", all, ["cancelled", "awaiting_any_interest"])).toBe("Ready to match");
    expect(stageAfter("Ready to match", all, ["awaiting_partner_interest"])).toBe("In Matching");
    expect(stageAfter("Examined Application", answersOf(), ["awaiting_partner_interest"])).toBe("Examined Application");
  });

  it("is a contract proposal with an accepted offer, and goes back by an advisor's hand only", () => {
    expect(stageAfter("In Matching", all, ["offer_accepted"])).toBe("Contract Proposal");
    expect(stageAfter("Ready to match", all, ["offer_accepted"])).toBe("Contract Proposal");
    expect(stageAfter("Contract Proposal", all, ["cancelled"])).toBe("Contract Proposal");
  });

  it("is set back where it went to before it could be matched, but not where a lost one begins again", () => {
    expect(isSetBack({ from: "Ready to match", to: "Examined Application" })).toBe(true);
    expect(isSetBack({ from: "Contract Proposal", to: "New" })).toBe(true);
    expect(isSetBack({ from: "New", to: "Examined Application" })).toBe(false);
    expect(isSetBack({ from: "Contract Proposal", to: "Ready to match" })).toBe(false);
    expect(isSetBack({ from: "Lost", to: "Examined Application" })).toBe(false);
  });

  it("is minimum ready in between new and lost", () => {
    expect(stages.filter((stage) => !isMinimumReady(stage))).toEqual(["New", "Lost"]);
  });
});

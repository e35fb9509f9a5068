import { describe, expect, it } from "vitest";
import { type Stage, stages } from "#contract/enumerations.ts";
import { isMinimumReady, stageAfter } from "#domain/stage.ts";
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
    expect(stageAfter("New", answersOf(searched, { unit: interviewStated, documents: papers }))).toBe("New");
  });

  it("is examined with the first consultation", () => {
    expect(stageAfter("New", answersOf(attended, { unit: interviewed }))).toBe("Examined Application");
  });

  it("is ready to match when the search steps are complete too, in one go if need be", () => {
    expect(stageAfter("Examined Application", all)).toBe("Ready to match");
    expect(stageAfter("New", all)).toBe("Ready to match");
  });

  it.each<Stage>(["Ready to match", "In Matching", "Contract Proposal", "Won", "Lost"])(
    "never leaves %s by answers",
    (stage) => {
      expect(stageAfter(stage, all)).toBe(stage);
      expect(stageAfter(stage, answersOf())).toBe(stage);
    },
  );

  it("is minimum ready in between new and lost", () => {
    expect(stages.filter((stage) => !isMinimumReady(stage))).toEqual(["New", "Lost"]);
  });
});

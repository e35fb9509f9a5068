import { describe, expect, it } from "vitest";
import type { WizardFlow } from "#contract/entities/wizard-flow.ts";
import { type Flags, registeredId, stepAfter, stepBefore, stepFrom } from "#domain/wizard-flow.ts";

const flow: WizardFlow = {
  name: "OnboardingFlow",
  steps: [
    { id: "welcome" },
    { id: "hzb_select", unless: ["isUndecided", "isCurious"] },
    { id: "email_verification", if: ["hasAddress", "isReachable"] },
  ],
};
const reachable: Flags = { hasAddress: true, isReachable: true };
const asking: Flags = { isUndecided: true, isCurious: true };

/** Every step that somebody with these flags walks through, forward. */
function walk(flags: Flags): string[] {
  const ids: string[] = [];
  for (let at = stepFrom(flow, 0, flags); at !== undefined; at = stepAfter(flow, at, flags))
    ids.push(flow.steps[at]!.id);
  return ids;
}

describe("a walk through a flow", () => {
  it.each<[string, Flags, string[]]>([
    ["shows every step that applies", { ...reachable, ...asking }, ["welcome", "hzb_select", "email_verification"]],
    ["skips a step whose `if` is not wholly true", { hasAddress: true, ...asking }, ["welcome", "hzb_select"]],
    [
      "skips a step when any flag of its `unless` is false",
      { ...reachable, isUndecided: true, isCurious: false },
      ["welcome", "email_verification"],
    ],
    ["takes an unknown flag for false", {}, ["welcome"]],
  ])("%s", (_what, flags, steps) => {
    expect(walk(flags)).toEqual(steps);
  });

  it("goes back over skipped steps, and not before the first", () => {
    expect(stepBefore(flow, 2, reachable)).toBe(0);
    expect(stepBefore(flow, 0, reachable)).toBeUndefined();
  });

  it("resumes at the first step that applies from the stored progress on", () => {
    expect(stepFrom(flow, 1, reachable)).toBe(2);
  });

  it("is complete when no later step applies", () => {
    expect(stepAfter(flow, 1, {})).toBeUndefined();
    expect(stepFrom(flow, flow.steps.length, reachable)).toBeUndefined();
  });
});

describe("a step", () => {
  it("has a screen when its id is registered", () => {
    expect(flow.steps.map(registeredId)).toEqual(["welcome", "hzb_select", "email_verification"]);
  });

  it("without a screen is an error", () => {
    expect(() => registeredId({ id: "selfie" })).toThrow('Wizard step "selfie" is not registered');
  });
});

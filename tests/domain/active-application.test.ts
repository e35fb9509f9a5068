import { describe, expect, it } from "vitest";
import { activeApplication, activeOf, activeUnit, hasSeveralApplications } from "#domain/active-application.ts";

const first = { id: "a", primary: false };
const primary = { id: "b", primary: true };
const last = { id: "c", primary: false };

describe("the active one", () => {
  it("is the stored one", () => {
    expect(activeOf([first, primary, last], "c")).toBe(last);
  });

  it.each([null, undefined, "gone", 3, {}])("is the primary one when %j is stored", (stored) => {
    expect(activeOf([first, primary, last], stored)).toBe(primary);
  });

  it("is the first where none is primary", () => {
    expect(activeOf([first, last])).toBe(first);
  });

  it("is undefined for an empty list", () => {
    expect(activeOf([])).toBeUndefined();
  });

  it("is stored with the account, unit and application apart", () => {
    const metadata = { activeUnitId: "a", activeApplicationId: "c" };
    expect(activeUnit({ metadata, units: [first, primary] })).toBe(first);
    expect(activeApplication({ metadata }, { applications: [primary, last] })).toBe(last);
    expect(activeApplication({ metadata: {} }, { applications: [primary, last] })).toBe(primary);
  });
});

describe("several applications", () => {
  const unit = { ...primary, unit: "ds", stage: "New", participateAdvisorInterviewOn: null } as const;

  it("are more than one of a unit, or more than one unit", () => {
    expect(hasSeveralApplications({ units: [unit] }, { applications: [first] })).toBe(false);
    expect(hasSeveralApplications({ units: [unit] }, { applications: [first, last] })).toBe(true);
    expect(hasSeveralApplications({ units: [unit, unit] }, { applications: [first] })).toBe(true);
  });
});

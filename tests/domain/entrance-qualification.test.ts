import { describe, expect, it } from "vitest";
import { entranceQualificationChoices } from "#contract/enumerations/people.ts";
import { choiceOf, hasGrade, normaliseQualification, withDerivedBw } from "#domain/entrance-qualification.ts";

describe("an entrance qualification", () => {
  it("of Baden-Württemberg is stored as Fachhochschulreife with its flag", () => {
    expect(normaliseQualification("HighSchoolCertificateBadenWurttemberg")).toEqual({
      universityEntranceQualification: "Fachhochschulreife",
      universityEntranceQualificationBw: true,
    });
  });

  it("Fachhochschulreife itself has no flag", () => {
    expect(normaliseQualification("Fachhochschulreife").universityEntranceQualificationBw).toBe(false);
  });

  it.each(entranceQualificationChoices)("%s is shown again as it was chosen", (choice) => {
    const stored = normaliseQualification(choice);
    expect(choiceOf(stored.universityEntranceQualification, stored.universityEntranceQualificationBw)).toBe(choice);
  });

  it("that was not given is no choice", () => {
    expect(choiceOf(null, null)).toBeNull();
  });
});

describe("a grade", () => {
  it.each<[string | null, string | null, boolean]>([
    [null, null, false],
    ["Abitur", null, true],
    ["ForeignEntranceDiploma", "Existing", true],
    ["ForeignEntranceDiploma", "In prospect", true],
    ["ForeignEntranceDiploma", "Unknown", false],
    ["ForeignEntranceDiploma", null, false],
  ])("of %s (%s) is asked for: %s", (qualification, status, isAsked) => {
    expect(hasGrade(qualification, status)).toBe(isAsked);
  });
});

type Changes = Parameters<typeof withDerivedBw>[0];

describe("the flag of Baden-Württemberg", () => {
  const abitur = { universityEntranceQualification: "Abitur", universityEntranceQualificationBw: false } as const;
  const ofBw = {
    universityEntranceQualification: "Fachhochschulreife",
    universityEntranceQualificationBw: true,
  } as const;

  it.each([
    ["another qualification", { universityEntranceQualification: "Abitur" }, ofBw, false],
    ["Fachhochschulreife alone", { universityEntranceQualification: "Fachhochschulreife" }, ofBw, false],
    ["Fachhochschulreife with the flag", ofBw, abitur, true],
    ["a qualification that cannot be of there", { ...abitur, universityEntranceQualificationBw: true }, ofBw, false],
    ["the flag alone, where it cannot be", { universityEntranceQualificationBw: true }, abitur, false],
    ["the flag alone, where it can be", { universityEntranceQualificationBw: false }, ofBw, false],
    ["nothing any more", { universityEntranceQualification: null }, ofBw, null],
  ] as const)("follows from %s", (_, changes, stored, isBw) => {
    expect(withDerivedBw<Changes>(changes, stored).universityEntranceQualificationBw).toBe(isBw);
  });

  it("stays as it is with other changes", () => {
    const changes: Changes & { firstName: string } = { firstName: "Mia" };
    expect(withDerivedBw(changes, ofBw)).toBe(changes);
  });
});

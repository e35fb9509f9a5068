import { describe, expect, it } from "vitest";
import { entranceQualificationChoices } from "#contract/enumerations.ts";
import { choiceOf, hasGrade, isDach, normaliseQualification } from "#domain/entrance-qualification.ts";

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
  it.each<[string, string | null, boolean]>([
    ["Abitur", null, true],
    ["ForeignEntranceDiploma", "Existing", true],
    ["ForeignEntranceDiploma", "In prospect", true],
    ["ForeignEntranceDiploma", "Unknown", false],
    ["ForeignEntranceDiploma", null, false],
  ])("of %s (%s) is asked for: %s", (qualification, status, isAsked) => {
    expect(hasGrade(qualification, status)).toBe(isAsked);
  });
});

describe("the region", () => {
  it.each(["DE", "AT", "CH", "LI"])("of %s is DACH", (country) => expect(isDach(country)).toBe(true));
  it.each(["FR", "", null])("of %j is not", (country) => expect(isDach(country)).toBe(false));
});

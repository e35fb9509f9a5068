import { describe, expect, it, test } from "vitest";
import { changeEvents, onboardingEvents } from "#app/tracking/events.ts";
import type { AccountChanges } from "#contract/entities/account.ts";

describe("an answer saved in the onboarding", () => {
  it.each<[string, AccountChanges, string, Record<string, unknown>]>([
    [
      "tells the level of German by its name",
      {
        languageSkills: [
          { code: "en", level: 6 },
          { code: "de", level: 4 },
        ],
      },
      "onboarding_germanLanguage_saved",
      { german_level: "B2" },
    ],
    [
      "calls the highest level Muttersprache",
      { languageSkills: [{ code: "de", level: 7 }] },
      "onboarding_germanLanguage_saved",
      { german_level: "Muttersprache" },
    ],
    [
      "tells null for German that is not among the languages",
      { languageSkills: [{ code: "en", level: 6 }] },
      "onboarding_germanLanguage_saved",
      { german_level: null },
    ],
    [
      "tells null for languages that were taken back",
      { languageSkills: null },
      "onboarding_germanLanguage_saved",
      { german_level: null },
    ],
    [
      "tells the entrance qualification",
      { universityEntranceQualification: "Meisterbrief" },
      "onboarding_hzb_saved",
      { hzb_type: "Meisterbrief" },
    ],
    ["tells null without one", { universityEntranceQualification: null }, "onboarding_hzb_saved", { hzb_type: null }],
    [
      "tells whether it is of Baden-Württemberg",
      { universityEntranceQualificationBw: true },
      "onboarding_hzbBw_saved",
      { hzb_bw: true },
    ],
    ["tells a no as a no", { universityEntranceQualificationBw: false }, "onboarding_hzbBw_saved", { hzb_bw: false }],
    [
      "tells null where that is unknown",
      { universityEntranceQualificationBw: null },
      "onboarding_hzbBw_saved",
      { hzb_bw: null },
    ],
  ])("%s", (_what, changes, name, properties) => {
    expect(onboardingEvents(changes)).toEqual([{ name, properties }]);
  });

  it("tells nothing of other answers", () => {
    expect(onboardingEvents({ firstName: "Mia", gradeAverage: 2, version: 3 })).toEqual([]);
  });
});

test("changed answers are reported by name, never by value", () => {
  expect(changeEvents(["phone", "motivationText"])).toEqual([
    { name: "account_field_changed", properties: { field: "phone" } },
    { name: "account_field_changed", properties: { field: "motivationText" } },
  ]);
});

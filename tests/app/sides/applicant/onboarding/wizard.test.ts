import { describe, expect, it } from "vitest";
import { hzbAnswers, hzbForm, hzbValues } from "#app/sides/applicant/onboarding/hzb-select.form.server.ts";
import { triesIn } from "#app/sides/applicant/onboarding/tries.ts";
import { back, forward, positionIn, type Wizard, wizardAt } from "#app/sides/applicant/onboarding/wizard.ts";
import type { WizardFlows } from "#contract/entities/wizard-flow.ts";
import { answersOf } from "../../../../domain/answers.ts";

const flows = (preconditions: Record<string, boolean> = {}): WizardFlows => ({
  initiateFlow: "OnboardingFlow",
  preconditions,
  flows: [
    {
      name: "OnboardingFlow",
      steps: [{ id: "welcome" }, { id: "hzb_select" }, { id: "email_verification", if: ["hasAddress"] }],
    },
  ],
});
const at = (progress: unknown, flags = { hasAddress: true }) => wizardAt(flows(flags), "OnboardingFlow", progress)!;

describe("a flow stands", () => {
  it.each([
    ["at its stored progress", 1, 1],
    ["at the start without progress", undefined, 0],
    ["at the start with an invalid progress", "far", 0],
  ])("%s", (_what, progress, index) => {
    expect(at(progress).index).toBe(index);
  });

  it("nowhere when no step applies any more", () => {
    expect(at(2, { hasAddress: false }).index).toBeUndefined();
  });

  it("nowhere at all when it does not exist", () => {
    expect(wizardAt(flows(), "FeedbackFlow", 0)).toBeUndefined();
  });
});

describe("a post", () => {
  const wizard: Wizard = at(2);
  it("goes on from its own step, wherever the progress is by now", () => {
    expect(forward(wizard, "welcome")).toBe(1);
    expect(forward(wizard, "email_verification")).toBeUndefined();
  });
  it("of no step goes on where the person is", () => {
    expect(forward(wizard, "complete")).toBe(2);
  });
  it("goes back to the step before, at most to the start", () => {
    expect(back(wizard, "email_verification")).toBe(1);
    expect(back(wizard, "welcome")).toBe(0);
  });
});

it("counts steps ahead only when they apply", () => {
  expect(positionIn(at(0), 0)).toEqual({ number: 1, count: 3 });
  expect(positionIn(at(1, { hasAddress: false }), 1)).toEqual({ number: 2, count: 2 });
});

describe("entrance qualification and German", () => {
  const posted = (universityEntranceQualification: string) =>
    hzbForm.parse({ universityEntranceQualification, germanLevel: "4" });

  it("are both asked for", () => {
    const { error } = hzbForm.safeParse({});
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["universityEntranceQualification", "required"],
      ["germanLevel", "required"],
    ]);
  });

  it("are stored normalised, other languages stay", () => {
    const skills = [
      { code: "de", level: 2 },
      { code: "tr", level: 7 },
    ];
    expect(hzbAnswers(posted("HighSchoolCertificateBadenWurttemberg"), { languageSkills: skills })).toEqual({
      universityEntranceQualification: "Fachhochschulreife",
      universityEntranceQualificationBw: true,
      languageSkills: [
        { code: "de", level: 4 },
        { code: "tr", level: 7 },
      ],
    });
    expect(hzbAnswers(posted("Fachhochschulreife"), { languageSkills: null })).toMatchObject({
      universityEntranceQualificationBw: false,
    });
  });

  it("are shown as they were chosen", () => {
    const { account } = answersOf({
      universityEntranceQualification: "Fachhochschulreife",
      universityEntranceQualificationBw: true,
      languageSkills: [{ code: "de", level: 7 }],
    });
    expect(hzbValues(account)).toEqual({
      universityEntranceQualification: "HighSchoolCertificateBadenWurttemberg",
      germanLevel: "7",
    });
  });
});

it.each([
  [null, 0],
  ["3", 3],
  ["99", 5],
  ["-1", 0],
  ["soon", 0],
])("the tries in an address %s are %i", (text, tries) => {
  expect(triesIn(text)).toBe(tries);
});

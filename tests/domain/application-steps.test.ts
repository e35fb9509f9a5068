import { describe, expect, it } from "vitest";
import type { Account } from "#contract/entities/account.ts";
import {
  groups,
  missingOf,
  nextStep,
  type Step,
  type StepStatus,
  statusOf,
  stepsOf,
} from "#domain/application-steps.ts";
import {
  answersOf,
  attended,
  campus,
  distance,
  graduation,
  interviewed,
  interviewStated,
  motivation,
  paper,
  papers,
  stated,
  studyInfo,
} from "./answers.ts";

describe("before anything is answered", () => {
  it.each<[Step, StepStatus]>([
    ["studyInfo", "notStarted"],
    ["studyAdvice", "notStarted"],
    ["graduation", "notStarted"],
    ["distance", "notStarted"],
    ["motivation", "notStarted"],
    ["documents", "notStarted"],
    ["jobOpenings", "notYet"],
    ["personal", "notYet"],
    ["contractDocuments", "notYet"],
  ])("%s is %s", (step, status) => {
    expect(statusOf(step, answersOf())).toBe(status);
  });

  it("the first step is the next one", () => {
    expect(nextStep(answersOf())).toEqual({ group: "abilities", step: "studyInfo" });
  });
});

describe("a step", () => {
  it.each<[Step, Partial<Account>]>([
    ["studyInfo", { firstName: "Mia" }],
    ["graduation", { gradeAverage: 2 }],
    ["distance", { ownCar: false }],
    ["motivation", { practicePartnerExists: true }],
    ["documents", { cvComesLater: true }],
  ])("%s is in progress with its first answer", (step, account) => {
    expect(statusOf(step, answersOf(account))).toBe("inProgress");
  });

  it.each<[Step, Partial<Account>]>([
    ["graduation", graduation],
    ["distance", distance],
    ["motivation", motivation],
  ])("%s is done with all its answers", (step, account) => {
    expect(statusOf(step, answersOf(account))).toBe("done");
  });
});

describe("the graduation", () => {
  it("of a foreign diploma asks for its status, and for a grade only where there is one", () => {
    const foreign = {
      ...graduation,
      universityEntranceQualification: "ForeignEntranceDiploma",
      gradeAverage: null,
    } as const;
    expect(missingOf.graduation(answersOf(foreign))).toEqual(["universityEntranceQualificationStatus"]);
    const existing = answersOf({ ...foreign, universityEntranceQualificationStatus: "Existing" });
    expect(missingOf.graduation(existing)).toEqual(["gradeAverage"]);
    const unknown = answersOf({ ...foreign, universityEntranceQualificationStatus: "Unknown" });
    expect(missingOf.graduation(unknown)).toEqual([]);
  });

  it("asks for the level of German", () => {
    const english = answersOf({ ...graduation, languageSkills: [{ code: "en", level: 7 }] });
    expect(missingOf.graduation(english)).toEqual(["languageSkills"]);
  });
});

describe("the motivation", () => {
  it("has at least 15 characters", () => {
    expect(missingOf.motivation(answersOf({ ...motivation, motivationText: "Ich will." }))).toEqual(["motivationText"]);
  });

  it("names a practice partner who was found, with the address", () => {
    const found = { ...motivation, practicePartnerExists: true };
    const address = ["companyName", "email", "street", "postalCode", "city"];
    expect(missingOf.motivation(answersOf(found))).toEqual(address);
  });
});

describe("the documents", () => {
  const missing = (account: Partial<Account>, documents = papers) =>
    missingOf.documents(answersOf(account, { documents }));

  it("are a curriculum vitae, which may come later, and a certificate", () => {
    expect(missing(graduation, [])).toEqual(["CV", "Certificate"]);
    expect(missing({ ...graduation, cvComesLater: true }, [])).toEqual(["Certificate"]);
    expect(missing(graduation)).toEqual([]);
  });

  it("prove German that is not native, now or later", () => {
    const learned = { languageSkills: [{ code: "de", level: 5 }] };
    expect(missing(learned)).toEqual(["Certificate German skills"]);
    expect(missing({ ...learned, languageProofComesLater: true })).toEqual([]);
    expect(missing(learned, [...papers, paper("Certificate German skills")])).toEqual([]);
  });

  it("wait for a proof of German that comes later until the day on which it is due, and no longer", () => {
    const learned = { languageSkills: [{ code: "de", level: 5 }], languageProofComesLater: true };
    expect(missing({ ...learned, languageProofDueOn: "2026-03-02" })).toEqual([]);
    expect(missing({ ...learned, languageProofDueOn: "2026-03-01" })).toEqual(["Certificate German skills"]);
  });
});

describe("the study advice", () => {
  it.each<[string, Parameters<typeof answersOf>, StepStatus]>([
    ["waits when the info session was stated", [stated], "waiting"],
    ["goes on when it was confirmed", [attended], "inProgress"],
    ["goes on when it did not happen", [{ infoSessionAttendanceConfirmed: false }], "inProgress"],
    ["waits when the consultation was stated", [attended, { unit: interviewStated }], "waiting"],
    ["is done when that was confirmed", [attended, { unit: interviewed }], "done"],
  ])("%s", (_what, given, status) => {
    expect(statusOf("studyAdvice", answersOf(...given))).toBe(status);
  });
});

describe("the next step", () => {
  const application = { campus, courseName: "Informatik", intake: "2026-10-01" };

  it("passes over a step that waits for the advisor", () => {
    expect(nextStep(answersOf({ ...studyInfo, ...stated }, { application }))).toEqual({
      group: "search",
      step: "graduation",
    });
  });

  it("is the search for a job opening once the unit is ready to match", () => {
    const account = { ...studyInfo, ...attended, ...graduation, ...distance, ...motivation };
    const unit = { ...interviewed, stage: "Ready to match" } as const;
    const answers = answersOf(account, { application, unit, documents: papers });
    expect(nextStep(answers)).toEqual({ group: "selfmatching", step: "jobOpenings" });
  });

  it("is the contract once there is a practice partner, whatever else is open", () => {
    const unit = { stage: "Contract Proposal" } as const;
    expect(nextStep(answersOf({}, { unit }))).toEqual({ group: "contracts", step: "personal" });
  });

  it("is one of the steps of a group", () => {
    expect(groups.flatMap((group) => stepsOf[group])).toHaveLength(9);
  });
});

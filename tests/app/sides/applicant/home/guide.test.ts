import { describe, expect, it } from "vitest";
import {
  answersInShort,
  contractDay,
  dueOf,
  guideOf,
  insteadOf,
  isHeldBack,
  stepsBeforeOpenings,
} from "#app/sides/applicant/home/guide.ts";
import type { Account } from "#contract/entities/account.ts";
import type { Contract } from "#contract/entities/contract.ts";
import type { Matching } from "#contract/entities/unit.ts";
import type { Answers } from "#domain/application-steps.ts";
import {
  answersOf,
  attended,
  campus,
  distance,
  graduation,
  interviewed,
  motivation,
  paper,
  papers,
  stated,
  studyInfo,
} from "../../../../domain/answers.ts";

const application = { courseName: "Informatik", campus, intake: "2026-10-01" };
const search = { ...graduation, ...distance, ...motivation };

/** Somebody for whom openings are in play. */
const searching = (matching: Partial<Matching> = {}, metadata: Account["metadata"] = {}) =>
  answersOf(
    { ...studyInfo, ...attended, ...search, metadata },
    {
      application,
      unit: {
        ...interviewed,
        stage: "Ready to match",
        matching: { due: [], appointments: [], waiting: 0, accepted: null, ...matching },
      },
      documents: papers,
    },
  );
const nordlicht = { jobOpeningId: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11", company: "Nordlicht GmbH" };
const waiting = { ...nordlicht, dates: 0, isMoved: false };

describe("the home page is about", () => {
  it("the first step at the beginning", () => {
    expect(dueOf(answersOf())).toEqual({
      group: "abilities",
      step: "studyInfo",
      subject: "studyInfo",
      isStarted: false,
    });
  });

  it("going on with a step that was begun", () => {
    expect(dueOf(answersOf({ firstName: "Mia" }))).toMatchObject({ subject: "studyInfo", isStarted: true });
  });

  it("the info session, and once it is confirmed the consultation", () => {
    expect(dueOf(answersOf(studyInfo, { application })).subject).toBe("infoSession");
    expect(dueOf(answersOf({ ...studyInfo, ...attended }, { application })).subject).toBe("consultation");
  });

  it("the search while the advisor confirms", () => {
    expect(dueOf(answersOf({ ...studyInfo, ...stated }, { application })).subject).toBe("graduation");
  });

  it("openings once everything before is done", () => {
    expect(dueOf(searching())).toMatchObject({ group: "selfmatching", subject: "jobOpenings" });
    expect(stepsBeforeOpenings(guideOf(searching()))).toBe(0);
  });

  it("what companies wait for, an offer before all else, and whose it is", () => {
    const offer = { ...waiting, status: "awaiting_applicant_confirmation" } as const;
    const due = [{ ...waiting, status: "awaiting_applicant_interest" } as const, offer];
    expect(dueOf(searching({ due }))).toMatchObject({ subject: "awaiting_applicant_confirmation", of: [offer] });
  });

  it("the others who wait for something else, too", () => {
    const offer = { ...waiting, status: "awaiting_applicant_confirmation" } as const;
    const invitation = { ...waiting, status: "awaiting_applicant_interest" } as const;
    expect(dueOf(searching({ due: [invitation, offer, invitation] })).others).toBe(2);
    expect(dueOf(searching({ due: [offer, offer] })).others).toBe(0);
  });

  it("the day that is agreed on while there is nothing else to do", () => {
    const day = { ...nordlicht, kind: "trialDay", at: "2026-03-04T08:00:00.000Z", place: "Köln" } as const;
    expect(dueOf(searching({ appointments: [day], waiting: 2 }))).toMatchObject({ subject: "trialDay", of: [day] });
    const due = [{ ...waiting, status: "awaiting_interview_schedule" } as const];
    expect(dueOf(searching({ appointments: [day], due })).subject).toBe("awaiting_interview_schedule");
  });

  it("an interview that is moved as such, while nothing else waits", () => {
    const moved = { ...waiting, status: "awaiting_interview_schedule", dates: 2, isMoved: true } as const;
    expect(dueOf(searching({ due: [moved] }))).toMatchObject({ subject: "interviewMoved", of: [moved] });
    const others = [moved, { ...moved, isMoved: false }];
    expect(dueOf(searching({ due: others })).subject).toBe("awaiting_interview_schedule");
  });

  it("the companies while they are to answer", () => {
    expect(dueOf(searching({ waiting: 1 }))).toMatchObject({ step: "jobOpenings", subject: "companies" });
  });

  it("nothing while somebody looks on their own", () => {
    expect(dueOf(searching(undefined, { ignoreSelfMatching: true })).subject).toBe("waiting");
  });
});

describe("with a contract the home page is about", () => {
  const complete = { ...studyInfo, ...attended, ...search, nationality: "DE", countryOfBirth: "DE" } as const;
  const contract = (status: Contract["status"]): Contract => ({
    id: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11",
    status,
    companyName: null,
    jobOpeningId: null,
    submittedAt: null,
    history: [],
    version: 1,
  });
  const contractPapers = [paper("Certificate health insurance"), paper("PhotoId"), paper("CertifiedCopyUEC")];
  const dueWith = (status: Contract["status"] | null, account = {}, documents = papers) =>
    dueOf(
      answersOf(
        { ...complete, ...account },
        {
          application: { ...application, intake: "2026-04-01" },
          unit: { ...interviewed, stage: "Contract Proposal", contract: status && contract(status) },
          documents,
        },
      ),
    );
  const personal = { placeOfBirth: "Köln", healthInsuranceType: "private", healthInsuranceProofDate: "2026-02-01" };

  it("the details, then the documents", () => {
    expect(dueWith("requested")).toMatchObject({ group: "contracts", subject: "personal", isStarted: true });
    expect(dueWith("requested", personal)).toMatchObject({ subject: "contractDocuments", isStarted: false });
  });

  it("a paper that was deleted or refused during the review", () => {
    const due = dueWith("in_review", personal, contractPapers.slice(1));
    expect(due).toMatchObject({ group: "contracts", subject: "contractDocuments", isStarted: true });
  });

  it("nothing while papers that are all there wait for the contract to be requested: they are not handed in", () => {
    expect(dueWith(null, personal, contractPapers)).toMatchObject({ group: "contracts", subject: "waiting" });
  });

  it("the review, the signatures, and in the end the enrolment", () => {
    expect(dueWith("in_review", personal, contractPapers)).toMatchObject({ subject: "contractReview" });
    expect(dueWith("sent", personal, contractPapers)).toMatchObject({ subject: "contractSent" });
    expect(dueWith("signed", personal, contractPapers)).toMatchObject({
      group: "contracts",
      subject: "contractSigned",
    });
    expect(dueWith("enrolled", personal)).toMatchObject({ group: "contracts", subject: "enrolled" });
  });
});

describe("the guide", () => {
  it("has every step, and counts those before the openings", () => {
    const guide = guideOf(answersOf({ ...distance }));
    expect(guide.flatMap(({ tasks }) => tasks)).toHaveLength(9);
    expect(stepsBeforeOpenings(guide)).toBe(5);
  });

  it("is held back where nothing is left to do, and an advisor keeps the openings closed", () => {
    const { account, application, unit, documents } = searching();
    const withStage = (stage: Answers["unit"]["stage"]) =>
      guideOf(answersOf(account, { application, documents, unit: { ...unit, stage } }));
    expect(isHeldBack(withStage("Examined Application"))).toBe(true);
    expect(isHeldBack(withStage("Ready to match"))).toBe(false);
    expect(isHeldBack(guideOf(answersOf()))).toBe(false);
  });

  it("knows the contract's day only with an intake", () => {
    expect(contractDay(answersOf({}, { application }))).toBe("2026-07-01");
    expect(contractDay(answersOf())).toBeNull();
  });

  it("names another step of the search that could come first", () => {
    const insteadFor = (answers: Answers) => insteadOf(dueOf(answers), guideOf(answers));
    expect(insteadFor(answersOf({ ...studyInfo, ...stated, ...graduation }, { application }))).toBe("motivation");
    expect(insteadFor(answersOf({ ...studyInfo, ...stated, ...search }, { application }))).toBeUndefined();
    expect(insteadFor(searching())).toBeUndefined();
  });

  it("sums up the answers, once all of them are there", () => {
    expect(answersInShort(answersOf({ ...studyInfo, ...distance }, { application }))).toEqual({
      studyInfo: { course: "Informatik", campus: "Köln" },
      distance: { kilometres: 10, city: "Köln" },
    });
    expect(answersInShort(answersOf(distance))).toEqual({});
  });
});

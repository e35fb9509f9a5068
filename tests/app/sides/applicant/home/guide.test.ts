import { describe, expect, it } from "vitest";
import { contractDay, dueOf, guideOf, stepsBeforeOpenings } from "#app/sides/applicant/home/guide.ts";
import type { Account } from "#contract/entities/account.ts";
import type { Contract } from "#contract/entities/contract.ts";
import type { Unit } from "#contract/entities/unit.ts";
import {
  answersOf,
  attended,
  distance,
  graduation,
  interviewed,
  motivation,
  papers,
  stated,
} from "../../../../domain/answers.ts";

const studyInfo = {
  salutation: "mx",
  firstName: "Mia",
  lastName: "Hoffmann",
  birthday: "2006-05-14",
  phone: "+49 221 4710287",
  shippingStreet: "Dürener Straße 45",
  shippingPostalCode: "50931",
  shippingCity: "Köln",
  shippingCountry: "DE",
} as const;
const campus = { name: "Köln", city: "Köln", phone: "", email: "", imagePath: null };
const application = { courseName: "Informatik", campus, intake: "2026-10-01" };
const search = { ...graduation, ...distance, ...motivation };

/** Somebody for whom openings are in play. */
const searching = (matching: Unit["matching"] = { due: {}, waiting: 0 }, metadata: Account["metadata"] = {}) =>
  answersOf(
    { ...studyInfo, ...attended, ...search, metadata },
    { application, unit: { ...interviewed, stage: "Ready to match", matching }, documents: papers },
  );

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

  it("what companies wait for, an offer before all else", () => {
    const due = { awaiting_applicant_interest: 2, awaiting_applicant_confirmation: 1 };
    expect(dueOf(searching({ due, waiting: 0 })).subject).toBe("awaiting_applicant_confirmation");
  });

  it("the companies while they are to answer", () => {
    expect(dueOf(searching({ due: {}, waiting: 1 }))).toMatchObject({ step: "jobOpenings", subject: "companies" });
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
  const dueWith = (status: Contract["status"] | null, account = {}) =>
    dueOf(
      answersOf(
        { ...complete, ...account },
        {
          application: { ...application, intake: "2026-04-01" },
          unit: { ...interviewed, stage: "Contract Proposal", contract: status && contract(status) },
          documents: papers,
        },
      ),
    );
  const personal = { placeOfBirth: "Köln", healthInsuranceType: "private", healthInsuranceProofDate: "2026-02-01" };

  it("the details, then the documents", () => {
    expect(dueWith("requested")).toMatchObject({ group: "contracts", subject: "personal", isStarted: true });
    expect(dueWith("requested", personal)).toMatchObject({ subject: "contractDocuments", isStarted: false });
  });

  it("the review, and in the end the enrolment", () => {
    expect(dueWith("in_review", personal)).toMatchObject({ group: "contracts", subject: "contractReview" });
    expect(dueWith("enrolled", personal)).toMatchObject({ group: "contracts", subject: "enrolled" });
  });
});

describe("the guide", () => {
  it("has every step, and counts those before the openings", () => {
    const guide = guideOf(answersOf({ ...distance }));
    expect(guide.flatMap(({ tasks }) => tasks)).toHaveLength(9);
    expect(stepsBeforeOpenings(guide)).toBe(5);
  });

  it("knows the contract's day only with an intake", () => {
    expect(contractDay(answersOf({}, { application }))).toBe("2026-07-01");
    expect(contractDay(answersOf())).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import type { Account } from "#contract/entities/account.ts";
import type { Contract } from "#contract/entities/contract.ts";
import { type StepStatus, statusOf } from "#domain/application-steps.ts";
import { isOfContract, submissionObjections } from "#domain/contract-submission.ts";
import { contractNeeds } from "#domain/document-needs.ts";
import { answersOf, motivation, paper, personalAnswers } from "./answers.ts";

const personal: Partial<Account> = {
  languageSkills: [{ code: "de", level: 7 }],
  ...personalAnswers,
  healthInsuranceProofDate: "2026-07-02",
};
const learned: Partial<Account> = {
  ...personal,
  languageSkills: [{ code: "de", level: 4 }],
  accreditedAuthorityGermanLanguage: "telc",
  accreditationDateGermanSkills: "2026-02-01",
};
const documents = [paper("Certificate health insurance"), paper("PhotoId"), paper("CertifiedCopyUEC")];
const [insurance, photoId, qualification] = documents;
const application = { intake: "2026-10-01" };
const accepted = { stage: "Contract Proposal" } as const;

/** At a day three months before the studies start, with everything there. */
const answersAt = (day: string, account: Partial<Account> = personal, papers = documents) => ({
  ...answersOf(account, { unit: accepted, application, documents: papers }),
  now: new Date(`${day}T10:00:00Z`),
});
const objections = (account?: Partial<Account>, papers?: typeof documents) =>
  submissionObjections(answersAt("2026-07-06", account, papers));

it("every answer that handing in goes by is one of the contract", () => {
  const read = new Set<string>();
  const answers = answersAt("2026-07-06", learned, []);
  const account = new Proxy(answers.account, {
    get: (target, name) => {
      read.add(String(name));
      return Reflect.get(target, name);
    },
  });
  submissionObjections({ ...answers, account });
  expect([...read].filter((name) => !isOfContract(name))).toEqual([]);
  expect(read.size).toBeGreaterThan(10);
  expect(["firstName", "birthName"].every(isOfContract)).toBe(true);
  expect(["ownCar", "motivationText", "practicePartnerContact"].some(isOfContract)).toBe(false);
});

describe("contract documents", () => {
  it("are taken three months before the studies start, and not a day earlier", () => {
    expect(submissionObjections(answersAt("2026-06-30"))).toEqual({ intake: ["contractNotYet?from=2026-07-01"] });
    expect(
      submissionObjections(answersAt("2026-07-01", { ...personal, healthInsuranceProofDate: "2026-07-01" })),
    ).toEqual({});
  });

  it("are not taken without a chosen start of the studies", () => {
    const undecided = { ...answersAt("2026-07-06"), application: answersOf().application };
    expect(submissionObjections(undecided)).toEqual({ intake: ["required"] });
  });

  it("go by the start that was accepted with an offer, whatever was wished for", () => {
    const offer = {
      jobOpeningId: "",
      company: "Nordlicht Software GmbH",
      course: "Marketing",
      campus: "Köln",
      ended: 0,
    };
    const startingOn = (startDate: string) => {
      const { unit, ...answers } = answersAt("2026-07-06");
      return { ...answers, unit: { ...unit, matching: { ...unit.matching, accepted: { ...offer, startDate } } } };
    };
    expect(submissionObjections(startingOn("2027-04-01"))).toEqual({ intake: ["contractNotYet?from=2027-01-01"] });
    expect(submissionObjections(startingOn("2026-10-15"))).toEqual({
      intake: ["contractNotYet?from=2026-07-15"],
    });
    expect(submissionObjections(startingOn("2026-04-01"))).toEqual({});
    expect(statusOf("contractDocuments", startingOn("2027-04-01"))).toBe("notYet");
  });

  it("are the insurance proof, the photo ID and the entrance qualification, for everyone", () => {
    expect(objections(personal, [])).toEqual({
      documents: ["insuranceProofMissing", "photoIdMissing", "entranceQualificationMissing"],
    });
  });

  it("are sorted by category or by type", () => {
    const sorted = { category: "CertifiedCopyUEC", type: "Other", refusalReason: null } as const;
    expect(objections(personal, [insurance!, photoId!, sorted])).toEqual({});
  });

  it("that were refused are missing again, until there is another one", () => {
    const refused = { ...photoId!, refusalReason: "Die Rückseite fehlt." };
    expect(objections(personal, [insurance!, refused, qualification!])).toEqual({ documents: ["photoIdMissing"] });
    expect(objections(personal, [...documents, refused])).toEqual({});
  });

  it("prove German that is not native; the proof may come later", () => {
    expect(objections(learned)).toEqual({ documents: ["languageProofMissing"] });
    expect(objections(learned, [...documents, paper("Certificate German skills")])).toEqual({});
    expect(objections({ ...learned, languageProofComesLater: true })).toEqual({});
  });

  it("wait for a proof that comes later until the day on which it is due, and no longer", () => {
    const dueOn = (languageProofDueOn: string) =>
      objections({ ...learned, languageProofComesLater: true, languageProofDueOn });
    expect(dueOn("2026-07-06")).toEqual({});
    expect(dueOn("2026-01-31")).toEqual({ documents: ["languageProofMissing"] });
  });

  it("stand as saved, refused, missing, to come or optional", () => {
    const account = { ...learned, languageProofComesLater: true };
    const refused = { ...photoId!, refusalReason: "Die Rückseite fehlt." };
    const needs = contractNeeds(answersAt("2026-07-06", account, [insurance!, refused]));
    expect(needs.map(({ state }) => state)).toEqual(["saved", "refused", "missing", "later", "optional"]);
  });
});

describe("the health insurance proof", () => {
  const proved = (healthInsuranceProofDate: string | null) => objections({ ...personal, healthInsuranceProofDate });

  it("is at most 3 months old when the studies start", () => {
    expect(proved("2026-07-01")).toEqual({});
    expect(proved("2026-06-30")).toEqual({ healthInsuranceProofDate: ["proofTooOld?from=2026-07-01"] });
    expect(proved(null)).toEqual({ healthInsuranceProofDate: ["required"] });
  });

  it("is not asked for before it can be new enough", () => {
    const waiting = { ...personal, healthInsuranceProofDate: null };
    expect(statusOf("personal", answersAt("2026-06-30", waiting))).toBe("done");
    expect(statusOf("personal", answersAt("2026-07-01", waiting))).toBe("inProgress");
  });
});

describe("German", () => {
  const proved = (level: number, accreditationDateGermanSkills: string | null) =>
    objections({
      ...learned,
      languageSkills: [{ code: "de", level }],
      languageProofComesLater: true,
      accreditationDateGermanSkills,
    });

  it("is proved at level B2 or higher, by one of the authorities", () => {
    expect(proved(4, "2026-02-01")).toEqual({});
    expect(proved(3, "2026-02-01")).toEqual({ accreditationDateGermanSkills: ["germanLevel"] });
    expect(proved(4, null)).toEqual({ accreditationDateGermanSkills: ["required"] });
    expect(objections({ ...learned, languageProofComesLater: true, accreditedAuthorityGermanLanguage: null })).toEqual({
      accreditedAuthorityGermanLanguage: ["required"],
    });
  });

  it("may be recognised in the future, which may lift the level", () => {
    expect(proved(4, "2026-09-15")).toEqual({});
    expect(proved(3, "2026-09-15")).toEqual({});
  });

  it("that is native needs no proof", () => {
    expect(proved(7, null)).toEqual({});
  });
});

describe("the contract's steps", () => {
  const contract = (status: Contract["status"]): Contract => ({
    id: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11",
    status,
    companyName: "Nordlicht Software GmbH",
    jobOpeningId: null,
    submittedAt: null,
    history: [],
    version: 1,
  });
  const inStatus = (status: Contract["status"] | null, account = personal, papers = documents) => {
    const answers = answersAt("2026-07-06", account, papers);
    return { ...answers, unit: { ...answers.unit, contract: status && contract(status) } };
  };

  it("open with an accepted offer, or with a partner who was found without us", () => {
    expect(statusOf("personal", answersOf(personal, { application }))).toBe("notYet");
    expect(statusOf("personal", answersAt("2026-07-06"))).toBe("done");
    const found = { ...motivation, practicePartnerExists: true };
    expect(statusOf("personal", answersOf(found, { unit: { stage: "Examined Application" } }))).toBe("notYet");
    expect(statusOf("personal", answersOf(found, { unit: { stage: "Ready to match" } }))).toBe("notStarted");
    expect(statusOf("jobOpenings", answersOf(found, { unit: { stage: "Ready to match" } }))).toBe("done");
  });

  it.each<[Contract["status"] | null, StepStatus]>([
    [null, "waiting"],
    ["requested", "inProgress"],
    ["in_review", "waiting"],
    ["changes_requested", "inProgress"],
    ["sent", "done"],
    ["signed", "done"],
    ["enrolled", "done"],
  ])("with a contract that is %s leave the complete documents %s", (status, expected) => {
    expect(statusOf("contractDocuments", inStatus(status))).toBe(expected);
  });

  it("begin with the first document", () => {
    expect(statusOf("contractDocuments", inStatus("requested", personal, []))).toBe("notStarted");
    expect(statusOf("contractDocuments", inStatus("requested", personal, [photoId!]))).toBe("inProgress");
  });

  it("ask during the review for what was deleted or refused since", () => {
    const refused = { ...photoId!, refusalReason: "Die Rückseite fehlt." };
    for (const papers of [
      [insurance!, qualification!],
      [insurance!, refused, qualification!],
    ])
      expect(statusOf("contractDocuments", inStatus("in_review", personal, papers))).toBe("inProgress");
  });

  it("wait for the day on which documents are taken", () => {
    expect(statusOf("contractDocuments", answersAt("2026-06-30"))).toBe("notYet");
  });
});

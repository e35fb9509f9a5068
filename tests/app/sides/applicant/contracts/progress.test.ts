import { describe, expect, it } from "vitest";
import { progressOf } from "#app/sides/applicant/contracts/progress.ts";
import type { Contract } from "#contract/entities/contract.ts";
import type { Matching } from "#contract/entities/unit.ts";
import { answersOf, paper, personalAnswers } from "../../../../domain/answers.ts";

const contract: Contract = {
  id: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11",
  status: "requested",
  companyName: "Nordlicht Software GmbH",
  jobOpeningId: null,
  submittedAt: null,
  history: [],
  version: 1,
};
const application = { intake: "2026-04-01" };
const accepted: Matching["accepted"] = {
  jobOpeningId: contract.id,
  company: "Nordlicht Software GmbH",
  course: "Marketing",
  campus: "Köln",
  startDate: "2026-10-01",
  ended: 0,
};
const papers = [paper("Certificate health insurance"), paper("PhotoId"), paper("CertifiedCopyUEC")];
const personal = { ...personalAnswers, healthInsuranceProofDate: "2026-02-01" };
const progressWith = (of: Partial<Contract> | null, account = {}, documents = papers) =>
  progressOf(
    answersOf(
      { ...personal, ...account },
      {
        application,
        unit: { stage: "Contract Proposal", contract: of && { ...contract, ...of } },
        documents,
      },
    ),
  );

describe("how the contract stands", () => {
  it("begins with the company's request, or the advisor's where the partner was found without us", () => {
    expect(progressOf(answersOf())).toMatchObject({ status: "noPartner", turn: "later" });
    expect(progressWith(null)).toMatchObject({ status: "none", turn: "company" });
    expect(progressWith(null, { practicePartnerExists: true })).toMatchObject({ turn: "study_advisor" });
  });

  it("begins with the company whose offer was accepted, also where somebody had a partner of their own", () => {
    const matching = { due: [], appointments: [], waiting: 0, accepted };
    const unit = { stage: "Contract Proposal", matching } as const;
    expect(progressOf(answersOf({ practicePartnerExists: true }, { application, unit })).turn).toBe("company");
  });

  it("says what its advisor wrote, as long as that is the last thing that happened", () => {
    const taken = {
      event: "take-back",
      role: "study_advisor",
      note: "Das Datum stimmt nicht.",
      at: "2026-03-10",
    } as const;
    const sent = { event: "send", role: "study_advisor", note: "Alles gut.", at: "2026-03-09" } as const;
    expect(progressWith({ status: "in_review", history: [taken, sent] }).note).toBe("Das Datum stimmt nicht.");
    expect(progressWith({ status: "sent", history: [sent, taken] }).note).toBeNull();
  });

  it("says by when documents are checked, while that goes on", () => {
    const submittedAt = "2026-03-02T09:00:00.000Z";
    expect(progressWith({ status: "in_review", submittedAt }).until).toBe("2026-03-16T09:00:00.000Z");
    expect(progressWith({ status: "sent", submittedAt }).until).toBeNull();
  });

  it("promises no day that has passed, but says that the check is late, from the day after", () => {
    const inReviewSince = (submittedAt: string) => progressWith({ status: "in_review", submittedAt });
    expect(inReviewSince("2026-02-16T07:00:00.000Z")).toMatchObject({
      until: "2026-03-02T07:00:00.000Z",
      isLate: false,
    });
    expect(inReviewSince("2026-02-15T20:00:00.000Z")).toMatchObject({ until: null, isLate: true });
    expect(progressWith({ status: "sent", submittedAt: "2026-02-01T20:00:00.000Z" }).isLate).toBe(false);
  });

  it("is its applicant's turn while a paper in review is missing or was refused, and says which", () => {
    const submittedAt = "2026-03-02T09:00:00.000Z";
    const [insurance, photoId] = papers;
    const refused = { ...photoId!, refusalReason: "Von deinem Ausweis fehlt die Rückseite." };
    const inReview = progressWith({ status: "in_review", submittedAt }, {}, [insurance!, refused]);
    expect(inReview).toMatchObject({ status: "in_review", turn: "applicant", until: null });
    expect(inReview.missing).toEqual(["PhotoId", "CertifiedCopyUEC"]);
    expect(inReview.ahead.slice(0, 2)).toEqual([
      { act: "complete", by: "applicant" },
      { act: "review", by: "study_advisor" },
    ]);
    const late = progressWith({ status: "in_review", submittedAt: "2026-02-01T20:00:00.000Z" }, {}, [refused]);
    expect(late.isLate).toBe(false);
  });

  it("is its applicant's turn while an answer in review is missing, and says so", () => {
    const submittedAt = "2026-03-02T09:00:00.000Z";
    const inReview = progressWith({ status: "in_review", submittedAt }, { placeOfBirth: null });
    expect(inReview).toMatchObject({ turn: "applicant", until: null, missing: [], lacksAnswers: true });
    expect(inReview.ahead[0]).toEqual({ act: "complete", by: "applicant" });
    expect(progressWith({ status: "in_review", submittedAt })).toMatchObject({ lacksAnswers: false });
    expect(progressWith({ status: "sent" }, { placeOfBirth: null })).toMatchObject({ lacksAnswers: false });
  });

  it("is its advisor's turn while all papers in review are there, and asks for none before or after", () => {
    expect(progressWith({ status: "in_review" })).toMatchObject({ turn: "study_advisor", missing: [] });
    for (const status of ["requested", "sent"] as const)
      expect(progressWith({ status }, {}, []).missing, status).toEqual([]);
  });

  it("says from when they are taken, as long as that lies ahead", () => {
    expect(progressWith({}).from).toBeNull();
    const later = answersOf({}, { application: { intake: "2026-10-01" }, unit: { contract } });
    expect(progressOf(later).from).toBe("2026-07-01");
  });

  it("counts from the start that was accepted, not from the one that was wished for", () => {
    const matching = { due: [], appointments: [], waiting: 0, accepted };
    expect(progressOf(answersOf({}, { application, unit: { contract, matching } })).from).toBe("2026-07-01");
  });

  it("shows the latest note of the advisor until it was answered", () => {
    const at = "2026-03-02T09:00:00.000Z";
    const asked = (note: string) => ({ event: "request-changes", role: "study_advisor", note, at }) as const;
    const history = [asked("Die Rückseite fehlt."), asked("Bitte schärfer.")];
    expect(progressWith({ status: "changes_requested", history }).note).toBe("Die Rückseite fehlt.");
    const answered = { event: "submit", role: "applicant", note: null, at } as const;
    expect(progressWith({ status: "in_review", history: [answered, ...history] }).note).toBeNull();
  });
});

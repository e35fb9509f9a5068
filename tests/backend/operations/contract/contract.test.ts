import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { companyUser, employee } from "#backend/db/schema/companies.ts";
import { document } from "#backend/db/schema/documents.ts";
import { match } from "#backend/db/schema/matching.ts";
import { notification } from "#backend/db/schema/notifications.ts";
import { person } from "#backend/db/schema/people.ts";
import { stageChange } from "#backend/db/schema/stage.ts";
import { unit } from "#backend/db/schema/unit.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { Input } from "#contract/endpoint.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { Contract } from "#contract/entities/contract.ts";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import type { Document } from "#contract/entities/document.ts";
import type { Permission } from "#contract/enumerations/companies.ts";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import { kindOf } from "#domain/document-kind.ts";
import { addMonths } from "#domain/months.ts";
import { todayInGermany } from "#domain/today.ts";
import { personalAnswers } from "../../../domain/answers.ts";
import { useWorld } from "../../../world/world.ts";

const {
  act,
  call,
  addCompany,
  addJobOpening,
  addMatch,
  addMia,
  addSara,
  db,
  issueToken,
  kindsTo,
  mailsTo,
  matchOf,
  miriam,
  offer,
  stageOf,
  wish,
} = await useWorld();

const today = todayInGermany(new Date());
const personal = {
  languageSkills: [{ code: "de", level: 7 }],
  ...personalAnswers,
  healthInsuranceProofDate: today,
};
const needed: DocumentType[] = ["Certificate health insurance", "PhotoId", "CertifiedCopyUEC"];

interface Given {
  answers?: Parameters<typeof addMia>[0];
  startsInMonths?: number;
  documents?: DocumentType[];
}

/** Somebody who accepted an offer, with everything there for the contract. */
async function addAccepted({ answers = {}, startsInMonths = 2, documents = needed }: Given = {}) {
  const mia = await addMia({ ...personal, ...answers }, { stage: "Contract Proposal" });
  const startsOn = addMonths(today, startsInMonths);
  // The contract goes by the accepted opening, whatever was wished for.
  const wished = addMonths(today, 7);
  await offer({ intakes: [wished] });
  await wish(mia, { intake: wished });
  const nordlicht = await addCompany();
  const opening = await addJobOpening(nordlicht.id, { startDate: startsOn, status: "staffed", openPositions: 0 });
  const accepted = await addMatch("offer_accepted", { opening, person: mia });
  const params = { companyId: nordlicht.id, jobOpeningId: opening.id, accountId: mia.id };
  for (const type of documents) await addDocument(mia.id, type);
  return { mia, nordlicht, params, accepted, startsOn };
}

async function addDocument(accountId: string, type: DocumentType) {
  const file = { name: `${type}.pdf`, mimeType: "application/pdf", bytes: 1, fileKey: randomUUID() };
  const [row] = await db
    .insert(document)
    .values({ accountId, ...kindOf(type), ...file })
    .returning();
  return row!.id;
}

/** A colleague who may do this and nothing else. */
async function addEmployee(companyId: string, permissions: Permission[]) {
  const email = `${randomUUID()}@example.org`;
  const values = { email, firstName: "Jan", lastName: "Voss", confidentialityAcceptedAt: new Date() };
  const [user] = await db.insert(companyUser).values(values).returning();
  await db.insert(employee).values({ companyId, companyUserId: user!.id, permissions });
  return { email, token: await issueToken({ role: "company", companyUserId: user!.id }) };
}

type Params = Awaited<ReturnType<typeof addAccepted>>["params"];
const request = (token: string, params: Params) =>
  call<Contract & ApiError>(company.requestContract, { params }, token);
const sign = (token: string, params: Params) => call<Contract & ApiError>(company.signContract, { params }, token);
const submit = (token: string, body: { version?: number } = {}, headers = {}) =>
  call<Contract & ApiError>(applicant.submitContractDocuments, { body, headers }, token);
const decide = (token: string, id: string, event: string, note?: string) =>
  call<Contract & ApiError>(advisor.decideContract, { params: { accountId: id }, body: { event, note } }, token);

describe("a contract", () => {
  it("goes from the company's request to enrolment, and everybody reads how", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    expect((await call(applicant.fetchContract, {}, mia.token)).body).toBeNull();
    expect((await request(nordlicht.token, params)).body).toMatchObject({
      status: "requested",
      companyName: "Nordlicht Software GmbH",
      jobOpeningId: params.jobOpeningId,
    });
    expect((await submit(mia.token)).body.status).toBe("in_review");
    expect((await decide(miriam.token, mia.id, "send")).body.status).toBe("sent");
    expect((await sign(nordlicht.token, params)).body.status).toBe("signed");
    expect((await decide(miriam.token, mia.id, "enrol")).body.status).toBe("enrolled");

    const { body } = await call<Contract>(applicant.fetchContract, {}, mia.token);
    expect(body.history.map(({ event, role }) => `${role}: ${event}`)).toEqual([
      "study_advisor: enrol",
      "company: sign",
      "study_advisor: send",
      "applicant: submit",
      "company: request",
    ]);
    expect(body.submittedAt).not.toBeNull();
    const { body: own } = await call<{ contract: Contract }>(applicant.fetchUnit, {}, mia.token);
    expect(own.contract).toEqual(body);
  });

  it("wins the unit with the enrolment, which is written down", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    await request(nordlicht.token, params);
    await submit(mia.token);
    await decide(miriam.token, mia.id, "send");
    await sign(nordlicht.token, params);
    expect(await stageOf(mia)).toBe("Contract Proposal");
    await decide(miriam.token, mia.id, "enrol");
    expect(await stageOf(mia)).toBe("Won");
    const changes = await db.select().from(stageChange).where(eq(stageChange.unitId, mia.unitId));
    expect(changes).toMatchObject([{ from: "Contract Proposal", to: "Won", reason: "contract" }]);
  });

  it("ends with the withdrawal, and does not stand in the way of another company", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    await request(nordlicht.token, params);
    await call(applicant.withdraw, { body: { reason: "other" } }, mia.token);
    expect((await call(applicant.fetchContract, {}, mia.token)).body).toBeNull();

    await db.update(unit).set({ stage: "Contract Proposal" }).where(eq(unit.id, mia.unitId));
    const anke = await addCompany();
    const opening = await addJobOpening(anke.id, { status: "staffed", openPositions: 0 });
    await addMatch("offer_accepted", { opening, person: mia });
    const theirs = { companyId: anke.id, jobOpeningId: opening.id, accountId: mia.id };
    expect((await request(anke.token, theirs)).body).toMatchObject({ status: "requested", jobOpeningId: opening.id });
  });

  it("is looked at again when a paper changed while it was reviewed", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    await request(nordlicht.token, params);
    const { version } = (await submit(mia.token)).body;
    const [paper] = await db.select().from(document).where(eq(document.accountId, mia.id));
    await call(applicant.deleteDocument, { params: { documentId: paper!.id } }, mia.token);
    const send = { params: { accountId: mia.id }, body: { event: "send", version } };
    expect((await call<ApiError>(advisor.decideContract, send, miriam.token)).body.customErrors).toEqual({
      status: ["contractMoved?status=in_review"],
    });
  });

  it("is looked at again when a paper was refused while it was reviewed", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    await request(nordlicht.token, params);
    const { version } = (await submit(mia.token)).body;
    const [paper] = await db.select().from(document).where(eq(document.accountId, mia.id));
    const refusal = { params: { documentId: paper!.id }, body: { reason: "Die Rückseite fehlt." } };
    await call(advisor.refuseDocument, refusal, miriam.token);
    const send = { params: { accountId: mia.id }, body: { event: "send", version } };
    expect((await call<ApiError>(advisor.decideContract, send, miriam.token)).body.customErrors).toEqual({
      status: ["contractMoved?status=in_review"],
    });
  });

  const changes: [string, Input<typeof applicant.changeAccount>["body"]][] = [
    ["the place of birth", { placeOfBirth: null }],
    ["the street", { shippingStreet: "Deichweg 3" }],
    ["the name", { lastName: "Hofmann" }],
    ["the German that decides on a proof", { languageSkills: [{ code: "de", level: 6 }] }],
  ];
  it.each(changes)("is looked at again when %s changed while it was reviewed", async (_, body) => {
    const { mia, nordlicht, params } = await addAccepted();
    await request(nordlicht.token, params);
    const { version } = (await submit(mia.token)).body;
    await call(applicant.changeAccount, { body }, mia.token);
    const send = { params: { accountId: mia.id }, body: { event: "send", version } };
    expect((await call<ApiError>(advisor.decideContract, send, miriam.token)).body.customErrors).toEqual({
      status: ["contractMoved?status=in_review"],
    });
  });

  it("is not looked at again for an answer that is not in it", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    await request(nordlicht.token, params);
    const { version } = (await submit(mia.token)).body;
    await call(applicant.changeAccount, { body: { ownCar: true, lastName: "Hoffmann" } }, mia.token);
    expect((await call<Contract>(applicant.fetchContract, {}, mia.token)).body.version).toBe(version);
  });

  it("is not sent while an answer is missing, and its advisor reads that", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    await request(nordlicht.token, params);
    await submit(mia.token);
    await call(applicant.changeAccount, { body: { placeOfBirth: null } }, mia.token);
    const refused = await decide(miriam.token, mia.id, "send");
    expect([refused.status, refused.body.customErrors]).toEqual([422, { placeOfBirth: ["required"] }]);
    const atDesk = () => call<ApplicantAtDesk>(advisor.fetchApplicant, { params: { accountId: mia.id } }, miriam.token);
    expect((await atDesk()).body).toMatchObject({ missingAnswers: 1, missingPapers: [] });
    await call(applicant.changeAccount, { body: { placeOfBirth: "Bonn" } }, mia.token);
    expect((await atDesk()).body).toMatchObject({ missingAnswers: 0, missingPapers: [] });
    expect((await decide(miriam.token, mia.id, "send")).body.status).toBe("sent");
  });

  it("is not sent while a paper is refused or missing, and finds the others in order once it is", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    await request(nordlicht.token, params);
    await submit(mia.token);
    const ownPapers = () => db.select().from(document).where(eq(document.accountId, mia.id));
    const [paper] = await ownPapers();
    const check = { params: { documentId: paper!.id } };
    await call(advisor.refuseDocument, { ...check, body: { reason: "Die Rückseite fehlt." } }, miriam.token);
    const refused = await decide(miriam.token, mia.id, "send");
    expect([refused.status, Object.keys(refused.body.customErrors ?? {})]).toEqual([422, ["documents"]]);
    const atDesk = await call<ApplicantAtDesk>(advisor.fetchApplicant, { params: { accountId: mia.id } }, miriam.token);
    expect(atDesk.body).toMatchObject({ missingPapers: [paper!.type], unit: { contract: { status: "in_review" } } });

    await call(advisor.acceptDocument, { ...check, body: {} }, miriam.token);
    expect((await decide(miriam.token, mia.id, "send")).body.status).toBe("sent");
    for (const { type, acceptedAt } of await ownPapers()) expect(acceptedAt, type).not.toBeNull();
  });

  it("is told to the applicant at every decision, and to the company when it has to sign", async () => {
    const { mia, nordlicht, params } = await addAccepted({ answers: { language: "ar" } });
    await request(nordlicht.token, params);
    await submit(mia.token);
    await decide(miriam.token, mia.id, "request-changes", "Die Rückseite fehlt.");
    await submit(mia.token);
    await decide(miriam.token, mia.id, "send");
    await decide(miriam.token, mia.id, "sign");
    await decide(miriam.token, mia.id, "enrol");
    const mails = await mailsTo(mia.email);
    expect(mails.map(({ kind }) => kind)).toEqual([
      "contractRequested",
      "contractChangesRequested",
      "contractSent",
      "enrolled",
    ]);
    const link = "http://localhost:3000/ds/application/contracts/2";
    expect(mails[1]).toMatchObject({ language: "ar", values: { note: "Die Rückseite fehlt.", link } });
    const told = await db.select().from(notification).where(eq(notification.companyId, nordlicht.id));
    expect(told.map(({ kind }) => kind)).toEqual(["contract_sent", "contract_signed", "contract_enrolled"]);
    const toCompany = await mailsTo(nordlicht.email);
    expect(toCompany.map(({ kind }) => kind)).toEqual(["contractToSign", "studentEnrolled"]);
    const { companyId, jobOpeningId, accountId } = params;
    expect(toCompany[0]!.values).toEqual({
      applicant: "Mia Hoffmann",
      company: "Nordlicht Software GmbH",
      opening: "Duales Studium Informatik",
      link: `http://localhost:3000/b2b/job-openings/${jobOpeningId}/applicants/${accountId}/contract?company=${companyId}`,
    });
  });

  it("is taken back by the advisor, who says why, before it is signed, and both sides are told", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    await request(nordlicht.token, params);
    await submit(mia.token);
    await decide(miriam.token, mia.id, "send");
    const { body: read } = await call<Contract>(applicant.fetchContract, {}, mia.token);
    expect((await decide(miriam.token, mia.id, "take-back")).body.customErrors).toEqual({ note: ["required"] });
    const { status, body } = await decide(miriam.token, mia.id, "take-back", "Der Studienbeginn stimmt nicht.");
    expect([status, body.status]).toEqual([200, "in_review"]);
    expect(Date.parse(body.submittedAt!)).toBeGreaterThan(Date.parse(read.submittedAt!));
    expect((await sign(nordlicht.token, params)).body.customErrors).toEqual({
      status: ["contractMoved?status=in_review"],
    });
    expect((await mailsTo(mia.email)).at(-1)).toMatchObject({
      kind: "contractTakenBack",
      values: { note: "Der Studienbeginn stimmt nicht." },
    });
    expect(await kindsTo(nordlicht.email)).toEqual(["contractToSign", "contractNotToSign"]);
    const told = await db.select().from(notification).where(eq(notification.companyId, nordlicht.id));
    expect(told.map(({ kind }) => kind)).toEqual(["contract_sent", "contract_taken_back"]);

    await decide(miriam.token, mia.id, "send");
    expect((await decide(miriam.token, mia.id, "sign")).status).toBe(200);
    expect((await decide(miriam.token, mia.id, "take-back", "Zu spät.")).status).toBe(409);
  });

  it("is not signed by somebody who still sees the one that was taken back", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    await request(nordlicht.token, params);
    await submit(mia.token);
    const { version } = (await decide(miriam.token, mia.id, "send")).body;
    await decide(miriam.token, mia.id, "take-back", "Der Studienbeginn stimmt nicht.");
    const { body: sentAgain } = await decide(miriam.token, mia.id, "send");
    const signed = (seen: number) =>
      call<Contract & ApiError>(company.signContract, { params, body: { version: seen } }, nordlicht.token);
    expect((await signed(version)).body.customErrors).toEqual({ status: ["contractMoved?status=sent"] });
    expect((await signed(sentAgain.version)).status).toBe(200);
  });

  it("is mailed to those of the company whom its page opens for, by whichever right, and to nobody else", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    const rights: Permission[] = ["viewStudentContracts", "requestContracts", "editContracts"];
    const readers = await Promise.all(rights.map((right) => addEmployee(nordlicht.id, [right])));
    const others = [await addEmployee(nordlicht.id, []), await addEmployee(nordlicht.id, ["editJobOpenings"])];
    await request(nordlicht.token, params);
    await submit(mia.token);
    for (const event of ["send", "sign", "enrol"]) await decide(miriam.token, mia.id, event);
    const open = async ({ token }: { token: string }) => (await call(company.fetchContract, { params }, token)).status;
    for (const reader of [nordlicht, ...readers])
      expect([await open(reader), await kindsTo(reader.email)]).toEqual([200, ["contractToSign", "studentEnrolled"]]);
    for (const other of others) expect([await open(other), await kindsTo(other.email)]).toEqual([403, []]);
  });

  it("is requested by the advisor without the company's doing, which reads so but gets no mail", async () => {
    const { mia, nordlicht } = await addAccepted();
    await decide(miriam.token, mia.id, "request");
    const told = await db.select().from(notification).where(eq(notification.companyId, nordlicht.id));
    expect(told).toMatchObject([{ kind: "contract_requested" }]);
    expect(await kindsTo(nordlicht.email)).toEqual([]);
  });

  it("is mailed to nobody in the company who switched mails about contracts off", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    const [user] = await db.select().from(companyUser).where(eq(companyUser.id, nordlicht.userId));
    const notificationSettings = { company_contracts: false };
    await db.update(person).set({ notificationSettings }).where(eq(person.id, user!.personId!));
    await request(nordlicht.token, params);
    await submit(mia.token);
    await decide(miriam.token, mia.id, "send");
    expect(await kindsTo(nordlicht.email)).toEqual([]);
  });

  it("is decided by mail even for somebody who wants no mails about documents", async () => {
    const { mia, nordlicht, params } = await addAccepted({
      answers: { notificationSettings: { documents: false } },
    });
    await request(nordlicht.token, params);
    await submit(mia.token);
    await decide(miriam.token, mia.id, "send");
    expect(await kindsTo(mia.email)).toEqual(["contractSent"]);
  });

  it("follows no act that is not due", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    expect((await submit(mia.token)).body.customErrors).toEqual({ status: ["contractMoved?status=none"] });
    await request(nordlicht.token, params);
    for (const event of ["request-changes", "send", "sign", "enrol"])
      expect((await decide(miriam.token, mia.id, event, "Bitte neu.")).status).toBe(409);
    expect((await sign(nordlicht.token, params)).status).toBe(409);
    expect((await request(nordlicht.token, params)).status).toBe(409);
  });

  it("is decided once by two at the same time", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    await request(nordlicht.token, params);
    await submit(mia.token);
    const both = await Promise.all([
      decide(miriam.token, mia.id, "send"),
      decide(miriam.token, mia.id, "request-changes", "Bitte neu."),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("a company requests a contract", () => {
  it("with the permission, and signs with another one", async () => {
    const { nordlicht, params, mia } = await addAccepted();
    const { token: requester } = await addEmployee(nordlicht.id, ["requestContracts"]);
    const { token: editor } = await addEmployee(nordlicht.id, ["editContracts"]);
    expect((await request(editor, params)).status).toBe(403);
    expect((await request(requester, params)).status).toBe(200);
    await submit(mia.token);
    await decide(miriam.token, mia.id, "send");
    expect((await sign(requester, params)).status).toBe(403);
    expect((await sign(editor, params)).status).toBe(200);
  });

  it("only for its own accepted application", async () => {
    const { nordlicht, params, accepted } = await addAccepted();
    const other = await addAccepted();
    expect((await request(nordlicht.token, { ...params, jobOpeningId: other.params.jobOpeningId })).status).toBe(404);
    expect((await request(nordlicht.token, { ...params, accountId: other.mia.id })).status).toBe(404);
    await db.update(match).set({ status: "awaiting_applicant_confirmation" }).where(eq(match.id, accepted.id));
    expect((await request(nordlicht.token, params)).status).toBe(409);
  });
});

it("is not handed in by somebody without a practice partner, who reads why", async () => {
  const sara = await addSara();
  const { status, body } = await submit(sara.token);
  expect([status, body.customErrors]).toEqual([422, { practicePartnerExists: ["partnerFound"] }]);
});

describe("the advisor requests a contract", () => {
  it("for somebody who found the practice partner without us, and the unit follows", async () => {
    const sara = await addSara({ practicePartnerExists: true });
    const { body } = await decide(miriam.token, sara.id, "request");
    expect(body).toMatchObject({ status: "requested", companyName: null, jobOpeningId: null });
    expect(await stageOf(sara)).toBe("Contract Proposal");
  });

  it("after which no company can meet the applicant any more", async () => {
    const sara = await addSara({ practicePartnerExists: true });
    await decide(miriam.token, sara.id, "request");
    const { id } = await addJobOpening((await addCompany()).id);
    expect((await act("expressInterest", id, sara)).body.customErrors).toEqual({ status: ["offerAcceptedAlready"] });
  });

  it("which ends what was under way with companies, and they hear of it", async () => {
    const sara = await addSara({ practicePartnerExists: true }, { stage: "In Matching" });
    const anke = await addCompany();
    const offer = await addMatch("awaiting_applicant_confirmation", {
      opening: await addJobOpening(anke.id),
      person: sara,
    });
    const suggested = await addMatch("awaiting_any_interest", { person: sara });
    await decide(miriam.token, sara.id, "request");
    const ended = { status: "cancelled", cancelledBy: "system", cancellationReason: "rejected_by_applicant" };
    expect(await matchOf(offer.id)).toMatchObject(ended);
    expect(await matchOf(suggested.id)).toMatchObject(ended);
    expect(await kindsTo(anke.email)).toEqual(["applicantWithdrew"]);
    expect(await kindsTo(sara.email)).toEqual(["applicationWithdrawn", "contractRequested"]);
    const takenBack = await call<ApiError>(
      company.takeBackRejection,
      { params: { matchId: offer.id }, body: {} },
      anke.token,
    );
    expect(takenBack.body.customErrors).toEqual({ status: ["matchMoved?status=cancelled&version=2"] });
    expect((await act("acceptOffer", offer.jobOpeningId, sara)).body.customErrors).toEqual({
      status: ["offerAcceptedAlready"],
    });
  });

  it("of an accepted offer, and no application is touched", async () => {
    const { mia, accepted } = await addAccepted({ answers: { practicePartnerExists: true } });
    await decide(miriam.token, mia.id, "request");
    expect(await matchOf(accepted.id)).toMatchObject({ status: "offer_accepted" });
  });

  it("for nobody without a practice partner", async () => {
    const sara = await addSara();
    const { status, body } = await decide(miriam.token, sara.id, "request");
    expect([status, body.customErrors]).toEqual([422, { event: ["partnerFound"] }]);
  });

  it("for nobody who has withdrawn", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    await request(nordlicht.token, params);
    await db.update(unit).set({ stage: "Lost" }).where(eq(unit.id, mia.unitId));
    expect((await submit(mia.token)).status).toBe(409);
    expect((await decide(miriam.token, mia.id, "send")).status).toBe(409);
  });
});

it("no proof of insurance is from a day to come", async () => {
  const mia = await addSara();
  const body = { healthInsuranceProofDate: "2999-01-01" };
  const { status, body: said } = await call<ApiError>(applicant.changeAccount, { body }, mia.token);
  expect([status, said.customErrors]).toEqual([422, { healthInsuranceProofDate: ["notInFuture"] }]);
});

describe("handing in", () => {
  it("names everything that is missing", async () => {
    const answers = { nationality: null, healthInsuranceProofDate: addMonths(today, -2) };
    const { mia, nordlicht, params, startsOn } = await addAccepted({ answers, documents: ["PhotoId"] });
    await request(nordlicht.token, params);
    const { status, body } = await submit(mia.token);
    expect([status, body.customErrors]).toEqual([
      422,
      {
        nationality: ["required"],
        healthInsuranceProofDate: [`proofTooOld?from=${addMonths(startsOn, -3)}`],
        documents: ["insuranceProofMissing", "entranceQualificationMissing"],
      },
    ]);
  });

  it("waits until three months before the studies start", async () => {
    const { mia, nordlicht, params, startsOn } = await addAccepted({ startsInMonths: 5 });
    await request(nordlicht.token, params);
    const { status, body } = await submit(mia.token);
    expect([status, body.customErrors]).toEqual([422, { intake: [`contractNotYet?from=${addMonths(startsOn, -3)}`] }]);
  });

  it("happens once, however often it is sent", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    const { version } = (await request(nordlicht.token, params)).body;
    const headers = { "Idempotency-Key": randomUUID() };
    const first = await submit(mia.token, { version }, headers);
    const again = await submit(mia.token, { version }, headers);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await submit(mia.token)).status).toBe(409);
  });

  it("is refused when the contract has moved on since it was read", async () => {
    const { mia, nordlicht, params } = await addAccepted();
    const { version } = (await request(nordlicht.token, params)).body;
    expect((await submit(mia.token, { version: version + 1 })).status).toBe(409);
  });
});

describe("a document", () => {
  const refuse = (token: string, id: string, reason = "Die Rückseite fehlt.") =>
    call(advisor.refuseDocument, { params: { documentId: id }, body: { reason } }, token);

  it("that was refused says why, and is missing again", async () => {
    const { mia, nordlicht, params } = await addAccepted({ documents: needed.slice(1) });
    const id = await addDocument(mia.id, "Certificate health insurance");
    expect((await refuse(miriam.token, id)).status).toBe(204);
    const { body } = await call<Document[]>(applicant.fetchDocuments, {}, mia.token);
    expect(body.find(({ uuid }) => uuid === id)?.refusalReason).toBe("Die Rückseite fehlt.");
    await request(nordlicht.token, params);
    expect((await submit(mia.token)).body.customErrors).toEqual({ documents: ["insuranceProofMissing"] });
    const [mail] = await mailsTo(mia.email);
    expect(mail).toMatchObject({
      kind: "documentRefused",
      values: {
        reason: "Die Rückseite fehlt.",
        documentType: "Certificate health insurance",
        link: "http://localhost:3000/ds/application/contracts/2",
      },
    });
  });

  it("of the search is mended there; nobody is mailed who wants no mails about documents", async () => {
    const mia = await addMia();
    const quiet = await addMia({ notificationSettings: { documents: false } });
    for (const { id } of [mia, quiet]) await refuse(miriam.token, await addDocument(id, "CV"));
    expect((await mailsTo(mia.email))[0]?.values.link).toBe("http://localhost:3000/ds/application/search/4");
    expect(await mailsTo(quiet.email)).toEqual([]);
  });
});

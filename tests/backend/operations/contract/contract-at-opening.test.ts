import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { document } from "#backend/db/schema/documents.ts";
import { match } from "#backend/db/schema/matching.ts";
import { unit } from "#backend/db/schema/unit.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import { type ContractAtOpening, contractAtOpening, type SeenContract } from "#contract/entities/contract.ts";
import type { Permission } from "#contract/enumerations/companies.ts";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import { limits } from "#contract/limits.ts";
import { reviewedBy } from "#domain/contract-status.ts";
import { kindOf } from "#domain/document-kind.ts";
import { addMonths } from "#domain/months.ts";
import { todayInGermany } from "#domain/today.ts";
import { personalAnswers } from "../../../domain/answers.ts";
import { useWorld } from "../../../world/world.ts";

const { call, addAdvisor, addCompany, addJobOpening, addMatch, addMia, countStatements, db, miriam, offer, wish } =
  await useWorld();

const today = todayInGermany(new Date());
const soon = addMonths(today, 2);
const personal = {
  languageSkills: [{ code: "de", level: 5 }],
  accreditedAuthorityGermanLanguage: "telc" as const,
  accreditationDateGermanSkills: addMonths(today, -6),
  ...personalAnswers,
  healthInsuranceProofDate: today,
};
const needed: DocumentType[] = [
  "Certificate health insurance",
  "PhotoId",
  "CertifiedCopyUEC",
  "Certificate German skills",
];

interface Given {
  answers?: Parameters<typeof addMia>[0];
  startsOn?: string;
  documents?: DocumentType[];
  permissions?: Permission[];
}

/** Mia, who accepted an offer of a company of its own, with everything there for the contract. */
async function addAccepted({ answers = {}, startsOn = soon, documents = needed, permissions }: Given = {}) {
  const mia = await addMia({ ...personal, ...answers }, { stage: "Contract Proposal" });
  await offer({ intakes: [startsOn] });
  await wish(mia, { intake: startsOn });
  const nordlicht = await addCompany({ permissions });
  const opening = await addJobOpening(nordlicht.id, { startDate: startsOn, status: "staffed", openPositions: 0 });
  const accepted = await addMatch("offer_accepted", { opening, person: mia });
  const params = { companyId: nordlicht.id, jobOpeningId: opening.id, accountId: mia.id };
  for (const type of documents) await addDocument(mia.id, type);
  return { mia, nordlicht, params, accepted };
}

async function addDocument(accountId: string, type: DocumentType) {
  const file = { name: `${type} von Mia.pdf`, mimeType: "application/pdf", bytes: 1, fileKey: randomUUID() };
  const [row] = await db
    .insert(document)
    .values({ accountId, ...kindOf(type), ...file })
    .returning();
  return row!.id;
}

type Params = Awaited<ReturnType<typeof addAccepted>>["params"];
const look = (params: Params, token: string) =>
  call<ContractAtOpening & ApiError>(company.fetchContract, { params }, token);
const submit = (token: string) => call(applicant.submitContractDocuments, { body: {} }, token);
const decide = (accountId: string, event: string, note?: string) =>
  call(advisor.decideContract, { params: { accountId }, body: { event, note } }, miriam.token);
const papersOf = ({ body }: Awaited<ReturnType<typeof look>>) =>
  Object.fromEntries(body.standing!.papers!.map(({ type, state }) => [type, state]));

describe("a company reads of a contract", () => {
  it("before the request what it would be about, and what is there already", async () => {
    const { params, nordlicht } = await addAccepted({ answers: { nationality: null }, documents: ["PhotoId"] });
    const { body } = await look(params, nordlicht.token);
    expect(body).toMatchObject({
      jobOpening: { id: params.jobOpeningId, course: "Informatik", practicePlace: "Deutzer Allee 4, 50679 Köln" },
      applicant: { accountId: params.accountId, name: "Mia Hoffmann" },
      status: "offer_accepted",
      standing: { contract: null, papersFrom: null, reviewedBy: null, missingAnswers: 1 },
      advisor: { name: "Miriam Okafor" },
    });
    expect(contractAtOpening.strict().parse(body)).toEqual(body);
  });

  it("nobody to turn to who is locked", async () => {
    const { mia, params, nordlicht } = await addAccepted();
    const lea = await addAdvisor({ name: "Lea Sommer", lockedAt: new Date() });
    await db.update(unit).set({ advisorId: lea.id }).where(eq(unit.id, mia.unitId));
    expect((await look(params, nordlicht.token)).body.advisor).toBeNull();
  });

  it("from when papers are accepted, and by when they are checked", async () => {
    const far = await addAccepted({ startsOn: addMonths(today, 6) });
    expect((await look(far.params, far.nordlicht.token)).body.standing?.papersFrom).toBe(addMonths(today, 3));
    const { mia, params, nordlicht } = await addAccepted();
    await call(company.requestContract, { params }, nordlicht.token);
    await submit(mia.token);
    const { standing } = (await look(params, nordlicht.token)).body;
    const { status, submittedAt } = standing!.contract!;
    expect([status, standing!.reviewedBy]).toEqual(["in_review", reviewedBy(submittedAt!)]);
  });

  it("that a paper is there, not that it was accepted, when it came after the review", async () => {
    const { mia, params, nordlicht } = await addAccepted();
    await call(company.requestContract, { params }, nordlicht.token);
    await submit(mia.token);
    await decide(mia.id, "send");
    expect(papersOf(await look(params, nordlicht.token)).PhotoId).toBe("accepted");
    const later = await addDocument(mia.id, "PhotoId");
    await db
      .update(document)
      .set({ createdAt: new Date(Date.now() + 1000) })
      .where(eq(document.id, later));
    expect(papersOf(await look(params, nordlicht.token)).PhotoId).toBe("saved");
  });

  it("which papers are missing, there, refused or accepted, and opens none but what companies may see", async () => {
    const { mia, params, nordlicht } = await addAccepted({ documents: needed.slice(1) });
    expect(papersOf(await look(params, nordlicht.token))).toEqual({
      "Certificate health insurance": "missing",
      PhotoId: "saved",
      CertifiedCopyUEC: "saved",
      "Certificate German skills": "saved",
    });
    const id = await addDocument(mia.id, "Certificate health insurance");
    await call(
      advisor.refuseDocument,
      { params: { documentId: id }, body: { reason: "Der Name fehlt." } },
      miriam.token,
    );
    expect(papersOf(await look(params, nordlicht.token))).toMatchObject({ "Certificate health insurance": "refused" });
    await addDocument(mia.id, "Certificate health insurance");
    await call(company.requestContract, { params }, nordlicht.token);
    await submit(mia.token);
    await decide(mia.id, "send");
    const sent = await look(params, nordlicht.token);
    expect(Object.values(papersOf(sent))).toEqual(["accepted", "accepted", "accepted", "accepted"]);
    const files = sent.body.standing!.papers!.flatMap(({ file }) => file?.name ?? []);
    expect(files).toEqual(["Certificate German skills von Mia.pdf"]);
    expect(JSON.stringify(sent.body)).not.toMatch(/Der Name fehlt|PhotoId von|Dürener|2006-05-14/);
  });

  it("what happened, but not what the advisor wrote to the applicant", async () => {
    const { mia, params, nordlicht } = await addAccepted();
    await call(company.requestContract, { params }, nordlicht.token);
    await submit(mia.token);
    await decide(mia.id, "request-changes", "Von deinem Ausweis fehlt die Rückseite.");
    await submit(mia.token);
    await decide(mia.id, "send");
    const signed = await call<SeenContract>(company.signContract, { params }, nordlicht.token);
    const { body } = await look(params, nordlicht.token);
    expect(body.standing!.contract).toEqual(signed.body);
    expect(signed.body.history.map(({ event }) => event)).toEqual([
      "sign",
      "send",
      "submit",
      "request-changes",
      "submit",
      "request",
    ]);
    for (const answer of [body, signed.body]) expect(JSON.stringify(answer)).not.toContain("Rückseite");
  });

  it("no papers without the right to see student contracts", async () => {
    for (const permissions of [["requestContracts"], ["editContracts"]] as Permission[][]) {
      const { params, nordlicht } = await addAccepted({ permissions });
      const { standing } = (await look(params, nordlicht.token)).body;
      expect([standing!.missingAnswers, standing!.papers]).toEqual([0, null]);
    }
    const { params, nordlicht } = await addAccepted({ permissions: ["viewStudentContracts"] });
    expect((await look(params, nordlicht.token)).body.standing!.papers).toHaveLength(4);
  });

  it("that there is none, as long as no offer was accepted, or not any more", async () => {
    const { params, nordlicht, accepted } = await addAccepted();
    const setStatus = (status: "awaiting_applicant_confirmation" | "cancelled", since = new Date()) =>
      db.update(match).set({ status, since }).where(eq(match.id, accepted.id));
    await setStatus("awaiting_applicant_confirmation");
    const none = { standing: null, advisor: null, acceptedAt: null };
    expect((await look(params, nordlicht.token)).body).toMatchObject({
      status: "awaiting_applicant_confirmation",
      ...none,
    });
    await setStatus("cancelled");
    expect((await look(params, nordlicht.token)).body).toMatchObject({ status: "cancelled", ...none });
    await setStatus("cancelled", new Date(Date.now() - (limits.endedApplicationDays + 1) * 864e5));
    expect((await look(params, nordlicht.token)).status).toBe(404);
  });
});

it("every look is written down, and takes one query besides", async () => {
  const { params, nordlicht } = await addAccepted();
  const statements = await countStatements(() => look(params, nordlicht.token));
  const asked = await countStatements(() => call(company.fetchCompanyUser, {}, nordlicht.token));
  expect(statements).toBeLessThanOrEqual(4);
  expect(asked + statements).toBeLessThanOrEqual(6);
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.subject, params.accountId));
  expect(entries).toMatchObject([{ caller: nordlicht.userId, role: "company", operation: "company.fetchContract" }]);
});

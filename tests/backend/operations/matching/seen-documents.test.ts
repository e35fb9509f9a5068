import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { document } from "#backend/db/schema/documents.ts";
import { application } from "#backend/db/schema/unit.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { company } from "#contract/calls/company.ts";
import { addressOf, type Endpoint } from "#contract/endpoint.ts";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { kindOf } from "#domain/document-kind.ts";
import { usePdfReader } from "../../../world/pdf-reader.ts";
import { useWorld } from "../../../world/world.ts";

const {
  addActiveDistance,
  addCompany,
  addJobOpening,
  addMatch,
  addSara,
  db,
  files,
  nordlicht,
  offer,
  origin,
  settings,
} = await useWorld();
const { wordsOf } = usePdfReader();

interface Asked {
  jobOpeningId: string;
  accountId: string;
  documentId?: string;
}
async function ask(endpoint: Endpoint, asked: Asked, { id, token } = nordlicht) {
  const response = await fetch(origin + addressOf(endpoint, { companyId: id, ...asked }), {
    method: endpoint.method,
    headers: { Authorization: `Bearer ${token}` },
  });
  return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
}
const open = (asked: Asked, by = nordlicht) => ask(company.previewApplicantDocument, asked, by);
const bind = (asked: Asked, by = nordlicht) => ask(company.makeApplicantPortfolio, asked, by);

async function addDocument(accountId: string, type: DocumentType) {
  const content = makePdf(type, [`Sara: ${type}`]);
  const fileKey = randomUUID();
  const path = join(settings.dataDirectory, fileKey);
  await writeFile(path, content);
  await files.put(fileKey, path);
  const [row] = await db
    .insert(document)
    .values({
      accountId,
      ...kindOf(type),
      name: `${type}.pdf`,
      mimeType: "application/pdf",
      bytes: content.length,
      fileKey,
    })
    .returning();
  return { documentId: row!.id, content };
}

/** Sara with all kinds of documents, at an opening of Nordlicht. */
async function applied(status: ApplicationStatus, days = 1) {
  const { jobOpeningId, accountId } = await addMatch(status, { since: new Date(Date.now() - days * 24 * 3_600_000) });
  const cv = await addDocument(accountId, "CV");
  const insurance = await addDocument(accountId, "Certificate health insurance");
  return { at: { jobOpeningId, accountId }, cv, insurance };
}

describe("a document of an applicant's", () => {
  it.each(["awaiting_partner_interest", "offer_accepted"] as const)("is opened while %s", async (status) => {
    const { at, cv } = await applied(status);
    expect(await open({ ...at, documentId: cv.documentId })).toEqual({ status: 200, content: cv.content });
  });

  it("is not found where the company does not see it: the same answer as for one that does not exist", async () => {
    const { at, insurance } = await applied("awaiting_partner_interest");
    const unknown = await open({ ...at, documentId: randomUUID() });
    expect(unknown.status).toBe(404);
    const sara = await addSara();
    const unmet = await addJobOpening(nordlicht.id);
    const { documentId } = await addDocument(sara.id, "CV");
    const ended = await applied("cancelled");
    const longAgo = await applied("cancelled", limits.endedApplicationDays + 1);
    const refused = [
      { ...at, documentId: insurance.documentId },
      { ...at, documentId },
      { jobOpeningId: unmet.id, accountId: sara.id, documentId },
      { ...ended.at, documentId: ended.cv.documentId },
      { ...longAgo.at, documentId: longAgo.cv.documentId },
    ];
    for (const asked of refused) expect(await open(asked)).toEqual(unknown);
  });

  it("is not found for another company", async () => {
    const { at, cv } = await applied("awaiting_partner_interest");
    expect((await open({ ...at, documentId: cv.documentId }, await addCompany())).status).toBe(404);
  });
});

describe("an applicant's portfolio", () => {
  it("is bound of the documents that the company sees", async () => {
    const { at } = await applied("interview_scheduled");
    const { status, content } = await bind(at);
    expect(status).toBe(200);
    const { text } = await wordsOf(content);
    expect(text).toContain("Sara: CV");
    expect(text).not.toContain("insurance");
  });

  it("names the study for which the company meets them, whichever they work on now", async () => {
    const { at } = await applied("interview_scheduled");
    await offer({ courses: ["Fernkurs"] });
    await addActiveDistance({ id: at.accountId }, { stage: "New", courseName: "Fernkurs" });
    const { text } = await wordsOf((await bind(at)).content);
    expect(text).toContain("Bewerbung um ein duales Studium");
    expect(text).not.toContain("Fernkurs");
  });

  it("is bound though what they work on now has no application yet", async () => {
    const { at } = await applied("interview_scheduled");
    const distance = await addActiveDistance({ id: at.accountId }, { stage: "New" });
    await db.delete(application).where(eq(application.unitId, distance));
    expect((await bind(at)).status).toBe(200);
  });

  it("is not found before their interest, nor after an end", async () => {
    const { id: jobOpeningId } = await addJobOpening(nordlicht.id);
    const { id: accountId } = await addSara({ motivationText: "Ich mache gern Bilder." });
    expect((await bind({ jobOpeningId, accountId })).status).toBe(404);
    expect((await bind((await applied("cancelled")).at)).status).toBe(404);
  });
});

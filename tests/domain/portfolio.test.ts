import { describe, expect, it } from "vitest";
import type { Document } from "#contract/entities/document.ts";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import { kindOf } from "#domain/document-kind.ts";
import { portfolioOf } from "#domain/portfolio.ts";

const file = (type: DocumentType, more: Partial<Document> = {}) => ({
  ...kindOf(type),
  mimeType: "application/pdf",
  refusalReason: null,
  ...more,
});
const typesOf = (motivationText: string | null, documents: ReturnType<typeof file>[]) =>
  portfolioOf({ motivationText }, documents).map(({ type }) => type);

describe("a portfolio", () => {
  it("has CV, motivation and certificates in this order, however they were uploaded", () => {
    const documents = [file("Certificate German skills"), file("Certificate"), file("CertifiedCopyUEC"), file("CV")];
    expect(typesOf("Ich möchte …", documents)).toEqual([
      "CV",
      "MotivationText",
      "Certificate",
      "CertifiedCopyUEC",
      "Certificate German skills",
    ]);
  });

  it("has the letter instead of the text once there is one", () => {
    expect(typesOf("Ich möchte …", [file("MotivationLetter")])).toEqual(["MotivationLetter"]);
  });

  it("has the text beside a letter that has no pages", () => {
    const letter = file("MotivationLetter", { mimeType: "application/msword" });
    expect(typesOf("Ich möchte …", [letter])).toEqual(["MotivationText", "MotivationLetter"]);
  });

  it("has nothing that was refused", () => {
    expect(typesOf(null, [file("CV", { refusalReason: "Die Rückseite fehlt." })])).toEqual([]);
  });

  it.each<DocumentType>([
    "PhotoId",
    "Certificate health insurance",
    "Contract",
    "De-registration certificate",
    "Other",
  ])("never has a document of the kind %s", (type) => expect(typesOf(null, [file(type)])).toEqual([]));
});

import { expect, it } from "vitest";
import { kindOf, searchDocumentTypes } from "#domain/document-kind.ts";

it("sorts a document under the category of its type", () => {
  expect(kindOf("CV")).toEqual({ category: "CV", type: "CV" });
  expect(kindOf("Certificate German skills").category).toBe("Certificate German skills");
});

it("sorts a type that names no category under Other", () => {
  expect(kindOf("MotivationLetter")).toEqual({ category: "Other", type: "MotivationLetter" });
});

it("offers each type once", () => {
  expect(new Set(searchDocumentTypes).size).toBe(searchDocumentTypes.length);
});

import { describe, expect, it } from "vitest";
import type { Account } from "#contract/entities/account.ts";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import { documentNeeds } from "#domain/document-needs.ts";
import { paper } from "./answers.ts";

const now = new Date("2026-03-02T09:00:00Z");
const needsOf = (account: Partial<Account>, ...types: DocumentType[]) =>
  Object.fromEntries(
    documentNeeds({
      account: { languageSkills: [{ code: "de", level: 7 }], ...account } as Account,
      documents: types.map(paper),
      now,
    }).map(({ type, state }) => [type, state]),
  );

describe("what is asked for", () => {
  it("is a CV and a certificate; the rest is optional", () => {
    expect(needsOf({})).toEqual({
      CV: "missing",
      Certificate: "missing",
      CertifiedCopyUEC: "optional",
      Picture: "optional",
    });
  });

  it("is also a proof of German where German is not native", () => {
    const account = { languageSkills: [{ code: "de", level: 5 }] };
    expect(needsOf(account)["Certificate German skills"]).toBe("missing");
    expect(needsOf({ ...account, languageProofComesLater: true })["Certificate German skills"]).toBe("later");
    expect(needsOf(account, "Certificate German skills")["Certificate German skills"]).toBe("saved");
  });

  it("says by when a proof must come that was announced, and had to, once that day has passed", () => {
    const account = { languageSkills: [{ code: "de", level: 5 }], languageProofComesLater: true };
    const needsAt = (languageProofDueOn: string | null) =>
      documentNeeds({ account: { ...account, languageProofDueOn } as Account, documents: [], now });
    expect(needsAt("2026-06-02")).toContainEqual({
      type: "Certificate German skills",
      state: "later",
      dueOn: "2026-06-02",
    });
    expect(needsAt("2026-03-01")).toContainEqual({
      type: "Certificate German skills",
      state: "missing",
      dueOn: "2026-03-01",
    });
    expect(needsAt(null).some(({ dueOn }) => dueOn !== undefined)).toBe(false);
  });

  it("is missing again while a file is being deleted", () => {
    const account = { languageSkills: [{ code: "de", level: 7 }] } as Account;
    const documents = [{ ...paper("CV"), state: "deleting" as const }];
    expect(documentNeeds({ account, documents, now })).toContainEqual({ type: "CV", state: "missing" });
  });

  it("waits for a CV that comes later, until it is there", () => {
    expect(needsOf({ cvComesLater: true }).CV).toBe("later");
    expect(needsOf({ cvComesLater: true }, "CV").CV).toBe("saved");
  });
});

import { describe, expect, it } from "vitest";
import type { Account } from "#contract/entities/account.ts";
import type { DocumentCategory } from "#contract/enumerations.ts";
import { documentNeeds } from "#domain/document-needs.ts";

const needsOf = (account: Partial<Account>, ...categories: DocumentCategory[]) =>
  Object.fromEntries(
    documentNeeds({
      account: { languageSkills: [{ code: "de", level: 7 }], ...account } as Account,
      documents: categories.map((category) => ({ category })),
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

  it("waits for a CV that comes later, until it is there", () => {
    expect(needsOf({ cvComesLater: true }).CV).toBe("later");
    expect(needsOf({ cvComesLater: true }, "CV").CV).toBe("saved");
  });
});

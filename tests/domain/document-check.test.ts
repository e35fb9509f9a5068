import { expect, it } from "vitest";
import { checkOf, decisionsOn } from "#domain/document-check.ts";

const proof = { category: "Certificate", type: "Certificate", refusalReason: null, acceptedAt: null } as const;

it("a proof waits for its check until somebody has decided; a CV needs none", () => {
  expect(checkOf(proof)).toBe("waiting");
  expect(checkOf({ ...proof, acceptedAt: "2026-03-04T11:02:00Z" })).toBe("accepted");
  expect(checkOf({ ...proof, refusalReason: "Die Rückseite fehlt." })).toBe("refused");
  expect(checkOf({ ...proof, category: "CV", type: "CV" })).toBe("unneeded");
});

it("what is decided can be decided the other way, and not the same way twice", () => {
  expect([decisionsOn("accepted"), decisionsOn("refused")]).toEqual([["refuse"], ["accept"]]);
});

import { describe, expect, it } from "vitest";
import { decisionForm } from "#app/sides/advisor/confirmations.form.server.ts";
import { placeIn, placeWith } from "#app/sides/advisor/pending.ts";

describe("the place in the list", () => {
  it("survives a post, without what only the framework adds", () => {
    const place = placeIn("http://portal.test/advisor?index&search=+Emre+&after=abc");
    expect(placeWith("/advisor", place)).toBe("/advisor?search=Emre&after=abc");
  });
  it("is the start when nothing is asked for", () => {
    expect(placeWith("/advisor", placeIn("http://portal.test/advisor?search=+"))).toBe("/advisor");
  });
});

it("takes only the two decisions", () => {
  const id = { accountId: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11", kind: "infoSession" };
  expect(decisionForm.safeParse({ ...id, decision: "notAttended" }).success).toBe(true);
  expect(decisionForm.safeParse({ ...id, decision: "maybe" }).success).toBe(false);
});

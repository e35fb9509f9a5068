import { describe, expect, it } from "vitest";
import { decisionForm } from "#app/sides/advisor/inbox/inbox.form.server.ts";
import { linkTo } from "#app/sides/advisor/inbox/link-to.ts";
import { placeIn, placeWith } from "#app/sides/advisor/inbox/place.ts";
import { advisorPaths } from "#app/sides/advisor/paths.ts";
import type { InboxKind } from "#contract/enumerations/inbox.ts";

const accountId = "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11";
const id = "8d3f0c1e-6a7b-4c2d-9e1f-0a1b2c3d4e5f";
const paths = advisorPaths({ hostSide: undefined, path: "/advisor" });

describe("the place in the inbox", () => {
  it("survives a post, without what only the framework adds", () => {
    const place = placeIn("http://portal.test/advisor?index&search=+Emre+&kind=offer&whose=all&after=abc");
    expect(placeWith("/advisor", place)).toBe("/advisor?search=Emre&kind=offer&whose=all&after=abc");
  });
  it("is the start when nothing is asked for, or nothing that there is", () => {
    expect(placeWith("/advisor", placeIn("http://portal.test/advisor?search=+&kind=other&whose=me"))).toBe("/advisor");
  });
  it("goes along to the page where something is decided", () => {
    const place = placeIn("http://portal.test/advisor?campus=K%C3%B6ln&after=abc");
    const pageOf = (kind: InboxKind, about: string | null = accountId) =>
      linkTo(paths, place, { accountId: about, id, kind, key: "xyz" });
    const found = "campus=K%C3%B6ln&at=xyz";
    expect(pageOf("stuck")).toBe(`/advisor/applicants/${accountId}?${found}`);
    expect(pageOf("document")).toBe(`/advisor/applicants/${accountId}/documents/${id}/check?${found}`);
    expect(pageOf("ticket")).toBe(`/advisor/tickets/${id}?${found}`);
    expect(pageOf("ticket", null)).toBe(`/advisor/tickets/${id}?${found}`);
  });
});

it("takes only the decisions of one press", () => {
  const about = { accountId, name: "Lena Petersen", kind: "infoSession", id: accountId, next: `stuck-${id}` };
  expect(decisionForm.safeParse({ ...about, decision: "notAttended" }).success).toBe(true);
  expect(decisionForm.safeParse({ ...about, decision: "maybe" }).success).toBe(false);
  expect(decisionForm.safeParse({ ...about, kind: "offer", decision: "asked" }).success).toBe(true);
  expect(decisionForm.safeParse({ ...about, kind: "document", decision: "asked" }).success).toBe(false);
  expect(decisionForm.safeParse({ ...about, decision: "attended", next: "/elsewhere" }).success).toBe(false);
});

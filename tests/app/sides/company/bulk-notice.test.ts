import { expect, it } from "vitest";
import { noticeOf } from "#app/sides/company/applicant-lists/bulk-acts.ts";

it("names whom a bulk act reached", () => {
  expect(noticeOf("inviteChosen", ["Sara Lindner", "Jonas Weber"])).toEqual({
    key: "applicantLists:noticeTo.inviteChosen",
    values: { names: "\u2068Sara Lindner\u2069, \u2068Jonas Weber\u2069" },
  });
});

it.each([
  ["one has no name", ["Sara Lindner", null]],
  ["the names are too long for a cookie", ["Sara Lindner", "ل".repeat(250)]],
])("says how many when %s", (_, names) => {
  expect(noticeOf("rejectChosen", names)).toEqual({
    key: "applicantLists:notice.rejectChosen",
    values: { count: 2 },
  });
});

import { expect, it } from "vitest";
import { reasonAgainstDate } from "#domain/interview-date.ts";

it.each([
  ["2026-03-02T09:00:00Z", "dateInPast"],
  ["2026-03-02T09:01:00Z", undefined],
  ["2026-08-29T09:00:00Z", undefined],
  ["2026-08-29T09:01:00Z", "dateTooFar?days=180"],
])("against %s stands %s", (moment, reason) => {
  expect(reasonAgainstDate(moment, new Date("2026-03-02T09:00:00Z"))).toBe(reason);
});

import { expect, it } from "vitest";
import { gapsBetween } from "#domain/life-gaps.ts";

const now = new Date("2026-11-21T12:00:00Z");

it("finds none in a life without entries", () => {
  expect(gapsBetween([], now)).toEqual([]);
});
it("finds none where one thing follows the other within three months", () => {
  const spans = [{ startDate: "2017-09", endDate: "2025-06" }, { startDate: "2025-10" }];
  expect(gapsBetween(spans, now)).toEqual([]);
});
it("names the months between two entries", () => {
  const spans = [{ startDate: "2025-08" }, { startDate: "2017-09", endDate: "2024-06" }];
  expect(gapsBetween(spans, now)).toEqual([{ from: "2024-07", to: "2025-07" }]);
});
it("names the months since the last entry", () => {
  expect(gapsBetween([{ startDate: "2017-09", endDate: "2025-12" }], now)).toEqual([
    { from: "2026-01", to: "2026-11" },
  ]);
});
it("counts what runs beside something longer", () => {
  const spans = [
    { startDate: "2017-09", endDate: "2026-06" },
    { startDate: "2020-01", endDate: "2020-02" },
    { startDate: "2026-08" },
  ];
  expect(gapsBetween(spans, now)).toEqual([]);
});
it("takes a year alone for the whole of it", () => {
  expect(gapsBetween([{ startDate: "2023", endDate: "2024" }, { startDate: "2025" }], now)).toEqual([]);
});

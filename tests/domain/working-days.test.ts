import { describe, expect, it } from "vitest";
import { daysSince, workingDaysAgo, workingDaysSince } from "#domain/working-days.ts";

const monday = new Date("2026-03-02T09:00:00Z");
const friday = new Date("2026-03-06T15:00:00Z");

const sunday = new Date("2026-03-08T07:00:00Z");

describe("working days", () => {
  it.each([
    [monday, "2026-03-02T23:00:00Z", 0],
    [monday, "2026-03-03T08:59:59Z", 0],
    [monday, "2026-03-03T09:00:00Z", 1],
    [monday, "2026-03-05T09:00:00Z", 3],
    [friday, "2026-03-08T23:00:00Z", 0],
    [friday, "2026-03-09T15:00:00Z", 1],
    [friday, "2026-03-13T15:00:00Z", 5],
    [monday, "2026-02-27T09:00:00Z", 0],
    [sunday, "2026-03-09T23:59:00Z", 0],
    [sunday, "2026-03-10T00:00:00Z", 1],
  ])("from %s to %s are %i", (moment, now, days) => {
    expect(workingDaysSince(moment, new Date(now))).toBe(days);
  });

  it("are never more for what came later", () => {
    const saturday = new Date("2026-03-07T19:00:00Z");
    for (let hours = 0; hours < 96; hours++) {
      const now = new Date(saturday.getTime() + hours * 3_600_000);
      expect(workingDaysSince(sunday, now)).toBeLessThanOrEqual(workingDaysSince(saturday, now));
    }
  });

  it("are fewer than days over a weekend", () => {
    expect(daysSince(friday, new Date("2026-03-09T15:00:00Z"))).toBe(3);
  });

  it.each([
    [1, "2026-03-09T15:00:00Z"],
    [5, "2026-03-09T15:00:00Z"],
    [10, "2026-03-09T15:00:00Z"],
    [1, "2026-03-08T07:00:00Z"],
    [5, "2026-03-07T19:00:00Z"],
  ])("%i before %s is the latest moment since which as many have passed", (days, moment) => {
    const now = new Date(moment);
    const then = workingDaysAgo(days, now);
    expect(workingDaysSince(then, now)).toBe(days);
    expect(workingDaysSince(new Date(then.getTime() + 1), now)).toBe(days - 1);
  });
});

import { describe, expect, it } from "vitest";
import {
  hasExpired,
  hasStarted,
  isOnOffer,
  mayBecome,
  type StoredStatus,
  takesActs,
  whyNoActs,
} from "#domain/job-opening-status.ts";

const now = new Date("2026-11-21T12:00:00Z");
describe("a job opening", () => {
  it("is published from a draft, closed once it was published, and never opened again", () => {
    const statuses: StoredStatus[] = ["draft", "open", "staffed", "closed"];
    const changes = statuses.flatMap((from) =>
      statuses.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(changes).toEqual(["draft → open", "open → closed", "staffed → closed"]);
  });

  it("takes acts while it is open, has a position and has not started", () => {
    const opening = { status: "open", startDate: "2026-11-21", openPositions: 1 } as const;
    expect(takesActs(opening, now)).toBe(true);
    expect(takesActs({ ...opening, status: "staffed" }, now)).toBe(false);
    expect(takesActs({ ...opening, openPositions: 0 }, now)).toBe(false);
    expect(takesActs({ ...opening, startDate: "2026-11-20" }, now)).toBe(false);
    expect(hasStarted({ startDate: "2026-11-21" }, now)).toBe(false);
  });

  it("is on offer, as company and applicants see it, until its first day in Germany is over", () => {
    const opening = { status: "openWithActiveMatches", startDate: "2026-11-20" } as const;
    const isOnOfferAt = (moment: string) => isOnOffer(opening, new Date(moment));
    expect([isOnOfferAt("2026-11-20T22:59:59Z"), isOnOfferAt("2026-11-20T23:00:00Z")]).toEqual([true, false]);
    expect(isOnOffer({ ...opening, status: "open" }, new Date("2026-11-20T12:00:00Z"))).toBe(true);
    expect(isOnOffer({ ...opening, status: "closed" }, new Date("2026-11-20T12:00:00Z"))).toBe(false);
    expect(isOnOffer({ status: "draft", startDate: null }, now)).toBe(false);
  });

  it("says why it takes no acts, and has a reason exactly when it was published and is not on offer", () => {
    const [begun, today] = ["2026-11-20", "2026-11-21"];
    const openings = [
      ["open", today, null],
      ["openWithActiveMatches", today, null],
      ["staffed", today, "staffed"],
      ["closed", today, "closed"],
      ["open", begun, "begun"],
      ["staffed", begun, "begun"],
      ["closed", begun, "closed"],
    ] as const;
    for (const [status, startDate, reason] of openings) {
      expect([status, startDate, whyNoActs({ status, startDate }, now)]).toEqual([status, startDate, reason]);
      expect(isOnOffer({ status, startDate }, now)).toBe(reason === null);
    }
  });

  it("has expired when it was closed after its start, and was closed when it was before", () => {
    const opening = { startDate: "2026-10-01" };
    const change = (event: "close" | "reject", at: string) => ({ event, at: `${at}T02:00:00.000Z` });
    expect(hasExpired(opening, change("close", "2026-10-02"))).toBe(true);
    expect(hasExpired(opening, change("close", "2026-09-30"))).toBe(false);
    expect(hasExpired(opening, change("reject", "2026-10-02"))).toBe(false);
  });
});

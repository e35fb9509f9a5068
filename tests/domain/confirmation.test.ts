import { describe, expect, it } from "vitest";
import { confirmationOf } from "#domain/confirmation.ts";

const monday = "2026-03-02T09:00:00.000Z";
const waitingUntil = (now: string) => confirmationOf(monday, null, new Date(now));

describe("a statement that the advisor confirms", () => {
  it.each<[string, string | null, boolean | null, string]>([
    ["was not made", null, null, "notStated"],
    ["waits", monday, null, "waiting"],
    ["is confirmed", monday, true, "confirmed"],
    ["is not true", null, false, "notAttended"],
    ["waits again after it was not true", monday, false, "waiting"],
  ])("%s", (_what, statedAt, confirmed, state) => {
    expect(confirmationOf(statedAt, confirmed, new Date(monday)).state).toBe(state);
  });

  it("is late after three working days", () => {
    expect(waitingUntil("2026-03-05T08:59:00Z")).toMatchObject({ isLate: false });
    expect(waitingUntil("2026-03-05T09:00:00Z")).toMatchObject({ isLate: true, mayAskAdvisor: false });
  });

  it("lets the applicant ask the advisor after a week", () => {
    expect(waitingUntil("2026-03-09T08:59:00Z")).toMatchObject({ mayAskAdvisor: false });
    expect(waitingUntil("2026-03-09T09:00:00Z")).toMatchObject({ mayAskAdvisor: true });
  });
});

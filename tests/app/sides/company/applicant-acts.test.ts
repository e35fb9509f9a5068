import { expect, it, vi } from "vitest";
import type { z } from "zod";
import { readForm } from "#app/forms/submit.server.ts";
import { rejectionForm, rejectionText } from "#app/sides/company/applicant-acts/decision.form.server.ts";
import { datesIn, interviewForm, trialDayForm } from "#app/sides/company/applicant-acts/interview.form.server.ts";
import { possibleActs } from "#app/sides/company/applicant-acts/possible-acts.ts";
import { suggestedDates } from "#app/sides/company/applicant-acts/suggested-dates.server.ts";
import { limits } from "#contract/limits.ts";
import { matchWith } from "../../../world/match.ts";
import { postOf } from "../../post.ts";

/** The value or the errors of a post. */
function read<S extends z.ZodType>(schema: S, fields: Record<string, string>) {
  const submission = readForm(postOf(fields).args.context, schema);
  return submission.status === "success"
    ? { value: submission.value as z.output<S> }
    : { errors: submission.error ?? {} };
}

const inRows = (...rows: string[]) =>
  Object.fromEntries(rows.map((at, index) => [`interviewDateSuggestions[${index}].at`, at]));
const atRow = (index: number) => `interviewDateSuggestions[${index}].at`;

const now = new Date("2026-03-02T09:00:00Z");
const read5 = (...rows: string[]) => {
  vi.setSystemTime(now);
  const result = read(interviewForm, { ...inRows(...rows), place: " Hafenstraße 12 " });
  vi.useRealTimers();
  return result;
};

it("takes up to five dates in any rows, as German time", () => {
  const { value } = read5("", "2026-03-24T10:00", "", "24.6.2026, 15:30", "");
  expect(value && datesIn(value)).toEqual(["2026-03-24T09:00:00.000Z", "2026-06-24T13:30:00.000Z"]);
  expect(value?.place).toBe("Hafenstraße 12");
});

it.each<[string, string[], Record<string, string[]>]>([
  ["no date", ["", "", "", "", ""], { [atRow(0)]: ["required"] }],
  ["one that is over", ["2026-03-24T10:00", "2026-03-02T09:59"], { [atRow(1)]: ["dateInPast"] }],
  ["one too far away", ["2026-03-24T10:00", "", "2026-12-24T10:00"], { [atRow(2)]: ["dateTooFar?days=180"] }],
  ["the same twice", ["2026-03-24T10:00", "24.03.2026 10 Uhr"], { [atRow(1)]: ["dateTwice"] }],
  ["no date at all", ["2026-03-24T10:00", "nach Ostern"], { [atRow(1)]: ["moment"] }],
])("refuses %s at its row", (_what, rows, errors) => {
  expect(read5(...rows).errors).toEqual(errors);
});

it("tells everything that is wrong with the dates at once, and of each one thing", () => {
  expect(read5("2026-03-24T10:00", "nach Ostern", "2026-03-24T10:00").errors).toEqual({
    [atRow(1)]: ["moment"],
    [atRow(2)]: ["dateTwice"],
  });
  expect(read5("nach Ostern", "nach Ostern").errors).toEqual({ [atRow(0)]: ["moment"], [atRow(1)]: ["moment"] });
  expect(read5("2026-03-01T10:00", "2026-03-01T10:00").errors).toEqual({
    [atRow(0)]: ["dateInPast"],
    [atRow(1)]: ["dateInPast"],
  });
});

it("fills in dates that can still be chosen, and none when an agreed interview is moved", () => {
  vi.setSystemTime(now);
  const interviewDateSuggestions = ["2026-03-01T09:00:00.000Z", "2026-03-24T09:00:00.000Z"];
  const status = "awaiting_interview_schedule";
  const suggested = matchWith({ status, interviewDateSuggestions, place: "Raum 4" });
  const datesOf = (match: typeof suggested) => suggestedDates(match).interviewDateSuggestions.map(({ at }) => at);
  expect(datesOf(suggested)).toEqual(["2026-03-24T10:00", undefined, undefined, undefined, undefined]);
  const [, interviewAt] = interviewDateSuggestions;
  const agreed = matchWith({ ...suggested, status: "interview_scheduled", interviewAt });
  expect(datesOf(agreed)).toEqual(Array(5).fill(undefined));
  expect(suggestedDates(agreed).place).toBe("Raum 4");
  vi.useRealTimers();
});

it("takes no sixth date", () => {
  const { value } = read5(...Array.from({ length: 7 }, (_, index) => `2026-03-2${index}T10:00`));
  expect(value && datesIn(value)).toHaveLength(limits.interviewDates);
});

it("asks for the day of a trial day, and refuses one that is over", () => {
  expect(read(trialDayForm, {}).errors).toEqual({ trialDayAt: ["required"] });
  expect(read(trialDayForm, { trialDayAt: "2020-03-24T10:00" }).errors).toEqual({ trialDayAt: ["dateInPast"] });
});

it("makes one text of an offered phrase and of own words, and wants one of the two", () => {
  const textOf = (fields: Record<string, string>) => {
    const { value } = read(rejectionForm, fields);
    return value && rejectionText(value);
  };
  expect(textOf({ phrase: "Leider nicht.", feedbackText: "Alles Gute!" })).toBe("Leider nicht.\n\nAlles Gute!");
  expect(textOf({ phrase: "Leider nicht.", feedbackText: " " })).toBe("Leider nicht.");
  expect(textOf({ phrase: "", feedbackText: "Alles Gute!" })).toBe("Alles Gute!");
  expect(read(rejectionForm, { phrase: "", feedbackText: " " }).errors).toEqual({ feedbackText: ["required"] });
});

it("counts a phrase towards the length of a rejection", () => {
  const longest = "x".repeat(limits.textCharacters);
  expect(read(rejectionForm, { feedbackText: longest }).errors).toBeUndefined();
  expect(read(rejectionForm, { phrase: "Leider nicht.", feedbackText: longest }).errors).toEqual({
    feedbackText: [`maxLength?max=${limits.textCharacters - 15}`],
  });
});

it("offers an act only where the table and the opening allow it", () => {
  const jobOpening = { id: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11", title: "Logistik", campus: "Köln" };
  const startDate = "2026-10-01";
  const beforehand = new Date("2026-09-30T12:00:00Z");
  const actsAt = (status: "open" | "staffed" | "closed", match: Parameters<typeof matchWith>[0] | null) =>
    possibleActs(
      { jobOpening: { ...jobOpening, status, startDate }, match: match ? matchWith(match) : null },
      beforehand,
    );
  expect(actsAt("open", null)).toEqual(["arrange-interview"]);
  expect(actsAt("open", { status: "awaiting_partner_interest" })).toEqual(["arrange-interview", "accept", "reject"]);
  expect(actsAt("open", { status: "awaiting_partner_confirmation" })).toEqual([
    "arrange-trial-day",
    "accept",
    "reject",
  ]);
  expect(actsAt("open", { status: "cancelled", cancelledBy: "company" })).toEqual(["take-back"]);
  expect(actsAt("open", { status: "cancelled", cancelledBy: "applicant" })).toEqual([]);
  expect(actsAt("staffed", { status: "cancelled", cancelledBy: "system" })).toEqual([]);
  expect(actsAt("closed", { status: "awaiting_partner_interest" })).toEqual([]);
  const waiting = { jobOpening: { ...jobOpening, status: "open" as const, startDate }, match: matchWith() };
  expect(possibleActs(waiting, new Date("2026-10-01T12:00:00Z"))).toContain("accept");
  expect(possibleActs(waiting, new Date("2026-10-02T00:00:00Z"))).toEqual([]);
});

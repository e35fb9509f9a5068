import { describe, expect, it } from "vitest";
import type { Translate } from "#app/i18n/translate.ts";
import {
  differencesInWords,
  fitInWords,
  shortTitleOf,
  statusInWords,
} from "#app/sides/applicant/selfmatching/in-words.ts";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import type { Match } from "#contract/entities/match.ts";
import { matchWith } from "../../../../world/match.ts";

const t = Object.assign((key: string) => key.replace(/^\w+:/, ""), { language: "de" }) as unknown as Translate;

const opening = (changes: Partial<ListedJobOpening["reasons"]> = {}, extraPayment = "") =>
  ({
    course: "Marketing",
    campus: "Hamburg",
    startDate: "2027-04-01",
    workmodel: "hybrid",
    extraPayment,
    reasons: {
      fitsCourse: true,
      fitsCampus: true,
      fitsIntake: true,
      wanted: { course: "Marketing", campus: "Hamburg", startDate: "2027-04-01" },
      distanceKilometres: 4,
      isWithinDistance: true,
      skills: { adobe: 1, office: 2 },
      ...changes,
    },
  }) as ListedJobOpening;
const told = (of: ListedJobOpening) =>
  differencesInWords(t, of).map(({ words, fits }) => (fits ? words : `not: ${words}`));

describe("an opening in a list", () => {
  it("shows what sets it apart, and not what all of them share", () => {
    expect(told(opening())).toEqual(["reason.distance", "reason.skill", "reason.skill"]);
    expect(told(opening({ skills: {} }))).toEqual(["reason.distance", "workmodel.hybrid"]);
  });

  it("tells first what does not fit, in three things at most", () => {
    const other = opening({ fitsCampus: false, fitsIntake: false, isWithinDistance: false });
    expect(told(other)).toEqual(["not: reason.campus.other", "not: reason.intake.other", "not: reason.farther"]);
  });

  it("shows the pay up to the end of its first clause", () => {
    const pay = "980 € im Monat, dreizehn Gehälter; die Studiengebühren übernehmen wir.";
    expect(told(opening({}, pay))).toContain("980 € im Monat, dreizehn Gehälter");
    expect(told(opening({}, "1.200 € im Monat"))).toContain("1.200 € im Monat");
  });

  it("is named without what every opening says", () => {
    expect(shortTitleOf({ title: "Duales Studium BWL: Einkauf und Controlling" })).toBe("Einkauf und Controlling");
    expect(shortTitleOf({ title: "Duales Studium Informatik" })).toBe("Duales Studium Informatik");
    expect(shortTitleOf({ title: "Ausbildung: Film und Ton" })).toBe("Ausbildung: Film und Ton");
  });
});

it("waits for the company only while that can answer", () => {
  const now = "2026-03-09T09:00:00Z";
  const match = matchWith({ status: "awaiting_partner_interest", since: "2026-03-04T09:00:00Z" });
  expect(statusInWords(t, { match, isLocked: false }, now)).toBe("status.awaiting_partner_interest since");
  expect(statusInWords(t, { match, isLocked: true }, now)).toBe("locked");
  const offered = matchWith({ status: "awaiting_applicant_confirmation", since: now });
  expect(statusInWords(t, { match: offered, isLocked: true }, now)).toBe("status.awaiting_applicant_confirmation");
});

it("says of an application that ended with its offer that the offer was withdrawn", () => {
  const rejected = matchWith({
    status: "cancelled",
    cancellationReason: "rejected_by_company",
    cancelledBy: "company",
  });
  const words = (cancelledFrom: Match["cancelledFrom"]) =>
    statusInWords(t, { match: { ...rejected, cancelledFrom }, isLocked: false }, rejected.since);
  expect(words("awaiting_applicant_confirmation")).toBe("cancelled.offerWithdrawn");
  expect(words("awaiting_partner_confirmation")).toBe("cancelled.rejected_by_company");
});

it("has nothing against it when the applicant has not said what they look for", () => {
  const nobody = { fitsCourse: false, fitsCampus: false, fitsIntake: false };
  const wanted = { course: null, campus: null, startDate: null };
  expect(fitInWords(t, opening({ ...nobody, wanted }))).toEqual([]);
});

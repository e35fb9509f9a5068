import { describe, expect, it } from "vitest";
import { storedAnswers } from "#contract/entities/account.ts";
import type { Document } from "#contract/entities/document.ts";
import type { MatchChange } from "#contract/entities/match.ts";
import { type Acquaintance, seenApplicant } from "#contract/entities/seen-applicant.ts";
import { documentCategories } from "#contract/enumerations/documents.ts";
import { type ApplicationStatus, applicationStatuses, type MatchEvent } from "#contract/enumerations/matching.ts";
import { acquaintanceOf, seenAs, type WholeApplicant } from "#domain/seen-applicant.ts";

const now = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000).toISOString();
const change = (event: MatchEvent, role: MatchChange["role"]) => ({ event, role });
const interest = change("express-interest", "applicant");
const invitation = change("arrange-interview", "company");

describe("how well a company knows an applicant", () => {
  const known = (status: ApplicationStatus | null, history = [invitation], since = daysAgo(1)) =>
    acquaintanceOf({ status, history, since }, now);

  it("is by what they did, in every status", () => {
    const withInterest = Object.fromEntries(applicationStatuses.map((status) => [status, known(status, [interest])]));
    expect(withInterest).toEqual({
      ...Object.fromEntries(applicationStatuses.map((status) => [status, "inTouch"])),
      offer_accepted: "contract",
      cancelled: "ended",
    });
    const without = Object.fromEntries(applicationStatuses.map((status) => [status, known(status)]));
    expect(without).toEqual({
      ...Object.fromEntries(applicationStatuses.map((status) => [status, "recommended"])),
      offer_accepted: "contract",
      cancelled: undefined,
    });
    expect(known(null, [])).toBe("recommended");
  });

  it("does not come from an invitation, an offer or a recommendation alone", () => {
    const offered = [invitation, change("accept", "company")];
    expect(known("awaiting_applicant_confirmation", offered)).toBe("recommended");
    expect(known("awaiting_any_interest", [change("recommend", "study_advisor")])).toBe("recommended");
    expect(known("awaiting_interview_schedule", [invitation, interest])).toBe("inTouch");
  });

  it("ends 90 days after the application did", () => {
    expect(known("cancelled", [interest], daysAgo(89.9))).toBe("ended");
    expect(known("cancelled", [interest], daysAgo(90))).toBeUndefined();
  });
});

/** Each answer is its own name, so that it is seen wherever it turns up. */
const answers = Object.fromEntries(Object.keys(storedAnswers.shape).map((name) => [name, `secret ${name}`]));
const documents = documentCategories.map(
  (category) =>
    ({
      uuid: `id of ${category}`,
      name: `${category}.pdf`,
      category,
      type: category,
      file: `secret file of ${category}`,
      mimeType: "application/pdf",
      bytes: 1,
      state: "saved",
      createdAt: "secret moment",
      refusalReason: "secret reason",
    }) as unknown as Document,
);
const whole = {
  ...answers,
  email: "secret email",
  uuid: "secret uuid",
  metadata: { note: "secret metadata" },
  consents: ["secret consents"],
  courseName: "Marketing",
  campusName: "Hamburg",
  intake: "2027-04-01",
  distanceKilometres: 4,
  documents,
  history: [{ ...interest, note: "secret note" }],
} as unknown as WholeApplicant;

const brief = [
  "acquaintance",
  "firstName",
  "courseName",
  "campusName",
  "intake",
  "universityEntranceQualification",
  "universityEntranceQualificationBw",
  "gradeAverage",
  "languageSkills",
  "softwareSkills",
  "distanceKilometres",
  "drivingLicenseExists",
  "motivationText",
];
const met = [...brief, "lastName", "email", "phone", "documents", "history"];
const address = ["shippingStreet", "shippingPostalCode", "shippingCity", "shippingCountry"];
const birth = ["salutation", "birthday", "birthName", "placeOfBirth", "countryOfBirth", "nationality"];
const expected: Record<Acquaintance, string[]> = {
  recommended: brief,
  inTouch: met,
  contract: [...met, ...birth, ...address],
  ended: ["acquaintance", "firstName", "lastName", "history"],
};

describe("the distance to the place of practice", () => {
  // A company may move the place: where circles around several of them meet is an address.
  it.each(["recommended", "inTouch", "contract"] as const)("is told in steps to a company: %s", (acquaintance) => {
    const seenFrom = (distanceKilometres: number | null) =>
      seenAs(acquaintance, { ...whole, distanceKilometres }).distanceKilometres;
    expect([1, 4, 5, 6, 11, 31].map(seenFrom)).toEqual([5, 5, 5, 10, 15, 35]);
    expect(seenFrom(null)).toBeNull();
  });
});

describe.each(Object.entries(expected) as [Acquaintance, string[]][])("%s", (acquaintance, names) => {
  const seen = seenAs(acquaintance, whole);

  it("has what the design names, and not one field more", () => {
    expect(Object.keys(seen).sort()).toEqual([...names].sort());
    const contract = seenApplicant.options.find(({ shape }) => shape.acquaintance.value === acquaintance);
    expect(Object.keys(contract!.shape).sort()).toEqual([...names].sort());
  });

  it("holds no other answer, wherever it could hide", () => {
    const text = JSON.stringify(seen);
    for (const name of [...Object.keys(answers), "email", "uuid", "metadata", "consents"])
      expect(text.includes(`"secret ${name}"`)).toBe(names.includes(name));
    expect(text).not.toContain("secret file");
    expect(text).not.toContain("secret reason");
    expect(text.includes("secret note")).toBe(names.includes("history"));
  });

  it("has of the documents CV and certificates, or none", () => {
    const shown = "documents" in seen ? seen.documents.map(({ category }) => category) : [];
    const allowed = names.includes("documents") ? ["CV", "Certificate", "Certificate German skills"] : [];
    expect(shown).toEqual(allowed);
  });
});

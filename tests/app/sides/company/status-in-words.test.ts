import { expect, it } from "vitest";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { statusInWords } from "#app/sides/company/applicant/in-words.ts";
import { matchWith } from "../../../world/match.ts";

const words = ["companyMatch"];
const t = translateWith("de", messagesOf("de", words, "formal"), words);
const now = "2026-03-05T09:00:00Z";
const awaiting = { status: "awaiting_partner_confirmation", since: "2026-03-02T09:00:00Z" } as const;
const told = (days: Partial<Parameters<typeof matchWith>[0]>) =>
  statusInWords(t, matchWith({ ...awaiting, ...days }), { name: "Sara", now });

it.each([{ interviewAt: "2026-02-27T09:00:00Z" }, { trialDayAt: "2026-02-27T09:00:00Z" }])(
  "tells a company that it has met somebody after %o",
  (day) => expect(told(day)).toBe("Sie haben \u2068Sara\u2069 am 27.02.2026 kennengelernt. Das ist 4 Werktage her."),
);

it("does not say of an application that the desk ended that somebody declined", () => {
  const ended = { status: "cancelled", cancellationReason: "rejected_by_applicant" } as const;
  expect(told({ ...ended, cancelledBy: "applicant" })).toBe("Beendet am 02.03.2026: \u2068Sara\u2069 hat abgesagt.");
  expect(told({ ...ended, cancelledBy: "system" })).toBe(
    "Beendet am 02.03.2026: Die Bewerbung von \u2068Sara\u2069 wurde zurückgezogen.",
  );
});

it("does not tell so of somebody who took back what they withdrew after an offer without any day", () =>
  expect(told({})).toBe("Die Bewerbung von \u2068Sara\u2069 wurde wieder aufgenommen. Das ist 3 Werktage her."));

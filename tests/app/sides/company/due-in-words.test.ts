import { expect, it } from "vitest";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { dueInWords } from "#app/sides/company/applicant-lists/in-words.ts";
import { matchWith } from "../../../world/match.ts";

const words = ["applicantLists"];
const t = translateWith("de", messagesOf("de", words, "formal"), words);
const told = (since: string, now: string) => dueInWords(t, matchWith({ since }), now);

it.each([
  ["the same day", "2026-03-06T07:00:00Z", "2026-03-06T15:00:00Z", "Interesse ohne Antwort, seit heute"],
  ["the evening before", "2026-03-05T21:00:00Z", "2026-03-06T08:00:00Z", "Interesse ohne Antwort, seit 05.03.2026"],
  ["a weekend", "2026-03-07T09:00:00Z", "2026-03-08T09:00:00Z", "Interesse ohne Antwort, seit 07.03.2026"],
  ["a working day", "2026-03-05T07:00:00Z", "2026-03-06T08:00:00Z", "Interesse ohne Antwort, seit einem Werktag"],
])("says since when somebody has waited since %s", (_, since, now, words) => expect(told(since, now)).toBe(words));

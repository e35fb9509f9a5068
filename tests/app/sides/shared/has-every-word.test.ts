import { describe, expect, test } from "vitest";
import { hasEveryWord } from "#app/sides/shared/questions/has-every-word.ts";

const answer = "Für die Prüfung brauchst du den Nachweis über die Maßnahme.";

describe("a question is found", () => {
  test.each(["prüfung", "PRÜFUNG", "prufung", "Massnahme", "nachweis  prüfung", "prüf", ""])("by %j", (search) => {
    expect(hasEveryWord(answer, search)).toBe(true);
  });

  test.each([
    ["اجابة", "إجاباتٌ قصيرة: هذه إجابةٌ"],
    ["مدي", "مدى البحث"],
    ["دراسه", "الدراسة المزدوجة"],
  ])("in Arabic by %s, as it is often typed", (search, text) => {
    expect(hasEveryWord(text, search)).toBe(true);
  });
});

test("a question that lacks one of the searched words is not found", () => {
  expect(hasEveryWord(answer, "prüfung gehalt")).toBe(false);
});

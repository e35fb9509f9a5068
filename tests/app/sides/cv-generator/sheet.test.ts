import { expect, it } from "vitest";
import { emptyCurriculumVitae } from "#app/sides/cv-generator/curriculum-vitae.ts";
import { sheetMarkup } from "#app/sides/cv-generator/sheet.server.tsx";
import type { Language } from "#contract/languages.ts";

const markupIn = (language: Language) =>
  sheetMarkup(
    {
      ...emptyCurriculumVitae(language),
      profil: { firstName: "Sara", lastName: "Lindner jr.", label: "Entwicklerin C++", nationality: "deutsch (EU)" },
      experience: [{ id: "1", title: "Praktikum C++", summary: "Ich lernte viel.\n- Tests (grün)\n- Texte." }],
      hobbies: ["القراءة", "Judo", "Yoga"],
    },
    undefined,
  );

it.each(["ar", "fa"] as const)("hobbies are listed as in %s, each in its own direction", (language) => {
  expect(markupIn(language)).toContain("\u2068القراءة\u2069، \u2068Judo\u2069، \u2068Yoga\u2069");
});

it("hobbies are listed with commas in German", () => {
  expect(markupIn("de")).toContain("\u2068Judo\u2069, \u2068Yoga\u2069");
});

it.each(["Entwicklerin C++", "deutsch (EU)", "Praktikum C++", "Ich lernte viel.", "Tests (grün)", "Texte."])(
  "%s keeps its signs in place in a CV that is written from right to left",
  (typed) => {
    expect(markupIn("ar")).toContain(`<bdi>${typed}</bdi>`);
  },
);

it("so does the name at its head", () => {
  expect(markupIn("ar")).toContain("<h2><bdi>Sara Lindner jr.</bdi></h2>");
});

import { expect, it } from "vitest";
import { storedCurriculumVitae } from "#app/sides/cv-generator/curriculum-vitae.server.ts";
import { hobbiesForm } from "#app/sides/cv-generator/hobbies.form.server.ts";

/** The hobbies as the next page reads them. */
const keptOf = (hobbies: string) => storedCurriculumVitae.parse(hobbiesForm.parse({ hobbies })).hobbies;

it.each([
  ["a sentence of 300 characters", "Ich lese viel ".repeat(22).slice(0, 299)],
  ["an emoji after 249 characters", `${"x".repeat(249)}😀 und mehr`],
  ["a whole field", "x".repeat(1600)],
])("keeps %s whole", (_, typed) => {
  expect(keptOf(typed)).toEqual([typed.trim()]);
});

it("divides them by lines, commas and semicolons, and leaves out what nobody sees", () => {
  expect(keptOf("Volleyball, Lesen;\n \u202c\nFotografie")).toEqual(["Volleyball", "Lesen", "Fotografie"]);
});

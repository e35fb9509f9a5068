import { expect, it } from "vitest";
import { emptyCurriculumVitae } from "#app/sides/cv-generator/curriculum-vitae.ts";
import { fileNameOf } from "#app/sides/cv-generator/print-visit.server.ts";
import type { Visit } from "#app/sides/cv-generator/visit.server.ts";

const nameFor = (firstName: string, lastName: string) => {
  const cv = { ...emptyCurriculumVitae("de"), profil: { firstName, lastName } };
  return fileNameOf({ cv } as Visit);
};

it.each([
  ["Mia", "Hoffmann", "Lebenslauf Mia Hoffmann.pdf"],
  ["", "", "Lebenslauf.pdf"],
  ["Mia", "fdp.\u202eexe", "Lebenslauf Mia fdp.exe.pdf"],
  ["../..", "etc\\Hoffmann", "Lebenslauf .. .. etc Hoffmann.pdf"],
  ["Mia\ud800", "Hoff\u0000mann", "Lebenslauf Mia Hoffmann.pdf"],
])("the file of %j %j is called %s", (firstName, lastName, name) => {
  expect(nameFor(firstName, lastName)).toBe(name);
});

it("a very long name keeps its ending", () => {
  const name = nameFor("Mia", "Hoffmann".repeat(50));
  expect(name.length).toBeLessThanOrEqual(200);
  expect(name).toMatch(/^Lebenslauf Mia Hoffmann.*\.pdf$/);
});

import { expect, it, vi } from "vitest";
import type { PortalContext } from "#app/context.ts";
import { emptyCurriculumVitae } from "#app/sides/cv-generator/curriculum-vitae.ts";
import { fileNameOf, orderPdf, printVisit } from "#app/sides/cv-generator/print-visit.server.ts";
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

it("a CV without a name is no PDF, whatever else is in it; its pages can be looked at all the same", async () => {
  const api = vi.fn(async () => new Response("pages"));
  const context = { api } as unknown as PortalContext;
  const visit = { cv: { ...emptyCurriculumVitae("de"), hobbies: ["Volleyball"] }, photo: null } as unknown as Visit;
  const nameless = { refusal: { code: 422, customErrors: { name: ["nameMissing"] } } };
  await expect(printVisit(context, visit)).rejects.toMatchObject(nameless);
  await expect(async () => orderPdf(visit)).rejects.toMatchObject(nameless);
  expect(api).not.toHaveBeenCalled();
  expect(await (await printVisit(context, visit, "svg")).text()).toBe("pages");
});

it("who has one name alone may print", async () => {
  const visit = { cv: { ...emptyCurriculumVitae("de"), profil: { firstName: "Suharto" } }, photo: null };
  expect(orderPdf(visit as unknown as Visit).html).toContain("Suharto");
});

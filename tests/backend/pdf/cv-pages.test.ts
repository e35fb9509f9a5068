import { PDFArray, PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { type CurriculumVitae, emptyCurriculumVitae, sheetLooks } from "#app/sides/cv-generator/curriculum-vitae.ts";
import { sheetPage } from "#app/sides/cv-generator/sheet.server.tsx";
import { openPrinter } from "#backend/pdf/printer.ts";
import { inBasicForms, usePdfReader } from "../../world/pdf-reader.ts";

/** The page layout of CVs, printed by the real printer. */
const printer = openPrinter();
afterAll(() => printer.close());
const { pagesOf, depthsOf } = usePdfReader();

const photo = await sharp({ create: { width: 70, height: 90, channels: 3, background: "#a98" } })
  .jpeg()
  .toBuffer();
const picture = `data:image/jpeg;base64,${photo.toString("base64")}`;
const printed = (cv: CurriculumVitae) =>
  printer.print(cv.look, { type: `cv-${cv.look}`, html: sheetPage(cv, picture) });

/** Two schools, three stations, seven skills: a typical school leaver's CV. */
function schoolLeaver(look: CurriculumVitae["look"]): CurriculumVitae {
  const station = (id: number, title: string, startDate: string, endDate?: string) => ({
    id: String(id),
    title,
    organisation: "Nordlicht Software GmbH",
    place: "Köln",
    startDate,
    endDate,
    summary: "- Kunden beraten und Bestellungen angenommen\n- Eine Auswertung gebaut",
  });
  return {
    ...emptyCurriculumVitae("de"),
    look,
    profil: {
      firstName: "Mia",
      lastName: "Hoffmann",
      label: "Duales Studium Wirtschaftsinformatik",
      email: "mia.hoffmann@example.org",
      phone: "+49 221 4710287",
      street: "Venloer Straße 241",
      postalCode: "50823",
      city: "Köln",
      birthday: "2006-05-14",
      placeOfBirth: "Köln",
      nationality: "deutsch",
      summary: "Ich organisiere gern, rechne gern und möchte verstehen, wie Software entsteht. ".repeat(2),
    },
    education: [station(1, "Abitur", "2016-08", "2025-06"), station(2, "Grundschule", "2012-08", "2016-07")],
    experience: [
      station(3, "Aushilfe im Verkauf", "2024-08"),
      station(4, "Praktikum", "2024-01", "2024-02"),
      station(5, "Jugendtrainerin", "2022-09", "2024-06"),
    ],
    languages: [
      { code: "de", level: 7 },
      { code: "en", level: 5 },
      { code: "es", level: 2 },
    ],
    software: [
      { name: "Excel", level: 2 },
      { name: "PowerPoint", level: 3 },
      { name: "Python", level: 1 },
    ],
    drivingLicence: "B",
    hobbies: ["Volleyball", "Fotografie"],
    signature: { place: "Köln", date: "2026-11-21", hasLine: true },
  };
}

describe.each(sheetLooks)("in the look %s", (look) => {
  it("a school leaver's CV is one page, with its name, and skills in three rows", async () => {
    const pages = await pagesOf(await printed(schoolLeaver(look)));
    expect(pages).toHaveLength(1);
    const text = inBasicForms(pages[0]!);
    expect(text).toMatch(/^\W*Lebenslauf Mia Hoffmann Duales Studium/);
    expect(text).toContain("14.05.2006 in Köln");
    expect(text).toContain("seit 08/2024");
    expect(text).toMatch(/Sprachen Deutsch \(Muttersprache\), Englisch \(C1\), Spanisch \(A2\)/);
    expect(text).toMatch(/Programme Excel \(gute Kenntnisse\), PowerPoint \(sehr gute Kenntnisse\), Python/);
    expect(text).toContain("Führerschein B");
  });

  // Lengths that ended in a few lines on a page of their own before sizes were tried.
  it.each([
    [2, 12],
    [4, 6],
    [6, 1],
    [6, 3],
    [8, 0],
    [9, 0],
    [9, 1],
    [11, 1],
    [13, 0],
    [14, 2],
  ])("no last page is nearly empty: %d stations of %d lines", async (stations, lines) => {
    const cv = schoolLeaver(look);
    const summary = Array.from({ length: lines }, (_, line) => `- Aufgabe ${line} bei der Arbeit im Team`).join("\n");
    cv.experience = Array.from({ length: stations }, (_, index) => ({
      ...cv.experience[index % 3]!,
      id: String(index),
      summary,
    }));
    const depths = await depthsOf(await printed(cv), 0.93);
    expect(depths.length === 1 || depths.at(-1)! > 0.25, depths.join()).toBe(true);
  });
});

it("the preview shows the printed pages", async () => {
  const cv = schoolLeaver("classic");
  cv.experience = Array.from({ length: 9 }, (_, index) => ({ ...cv.experience[0]!, id: String(index) }));
  const order = { type: "cv-classic" as const, html: sheetPage(cv, picture) };
  const [pdf, svg] = [await printer.print("a", order), await printer.print("b", { ...order, as: "svg" })];
  const [, width, height] = /^<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg.toString()) ?? [];
  const pages = (await pagesOf(pdf)).length;
  expect(pages).toBe(2);
  expect(Number(height) / Number(width)).toBeCloseTo((pages * 297) / 210, 3);
});

it("the modern look has a side column, which is read after the name and before what was learned and done", async () => {
  const pdf = await printed(schoolLeaver("modern"));
  const [text = ""] = await pagesOf(pdf);
  const order = [
    "Mia Hoffmann",
    "Kontakt",
    "Persönliche Daten",
    "Kenntnisse",
    "Interessen",
    "Über mich",
    "Bildungsweg",
  ];
  const at = order.map((words) => text.indexOf(words));
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(at).not.toContain(-1);
  // Screen readers follow the tags: the same headings in the same order.
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const root = file.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  expect(headingsIn(root)).toEqual(["H1", "H2", "H2", "H2", "H2", "H2", "H2", "H3", "H3", "H2", "H3", "H3", "H3"]);
});

function headingsIn(element: PDFDict): string[] {
  const kind = element.lookup(PDFName.of("S"))?.toString().slice(1) ?? "";
  const kids = element.lookup(PDFName.of("K"));
  const all = kids instanceof PDFArray ? kids.asArray().map((_, index) => kids.lookup(index)) : [kids];
  return [
    ...(/^H\d$/.test(kind) ? [kind] : []),
    ...all.flatMap((kid) => (kid instanceof PDFDict ? headingsIn(kid) : [])),
  ];
}

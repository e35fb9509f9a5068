import { PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { afterAll, describe, expect, it } from "vitest";
import { type CurriculumVitae, sheetLooks } from "#app/sides/cv-generator/curriculum-vitae.ts";
import { sheetPage } from "#app/sides/cv-generator/sheet.server.tsx";
import { openPrinter } from "#backend/pdf/printer.ts";
import type { Language } from "#contract/languages.ts";
import { inBasicForms, usePdfReader } from "../../world/pdf-reader.ts";

/** The portal's page, printed by the backend: the output must contain the typed text. */
const printer = openPrinter();
afterAll(() => printer.close());
const { pagesOf } = usePdfReader();

interface Typed {
  name: string;
  title: string;
  organisation: string;
  summary: string;
}
const typed = {
  de: { name: "Jürgen Müßig", title: "Größenprüfung", organisation: "Bäckerei Weiß", summary: "Übung macht fröhlich" },
  en: {
    name: "Zoë O’Brien",
    title: "Café assistant",
    organisation: "Smith & Sons",
    summary: "Served <100 guests> a day",
  },
  ru: { name: "Мария Щёголева", title: "Помощница", organisation: "Школа №5", summary: "Объясняла съёмку" },
  pl: { name: "Łucja Żółć", title: "Uczeń", organisation: "Szkoła w Łodzi", summary: "Gęślą jaźń" },
  tr: { name: "İpek Çağlı", title: "Öğrenci", organisation: "Işık Lisesi", summary: "Şeker, ığdır, üzüm" },
  ar: { name: "مريم الحسن", title: "متدربة", organisation: "مدرسة النور", summary: "نظمت المواعيد" },
  fa: { name: "مینا رضایی", title: "کارآموز", organisation: "دبیرستان امید", summary: "چاپ پوستر" },
} satisfies Partial<Record<Language, Typed>>;
type Tried = keyof typeof typed;
const languages = Object.keys(typed) as Tried[];

function cvOf(language: Tried, look: CurriculumVitae["look"], words: Typed): CurriculumVitae {
  const entry = { id: "1", startDate: "2024-08", endDate: "2026-06", ...words };
  return {
    look,
    colour: "teal",
    language,
    profil: { firstName: words.name, email: "mia@example.org", summary: words.summary },
    education: [entry],
    experience: [entry],
    languages: [{ code: "de", level: 5 }],
    software: [{ name: words.title, level: 2 }],
    drivingLicence: "B",
    hobbies: [words.organisation],
    signature: { place: words.name, date: "2026-11-21", hasLine: true },
  };
}
const printed = (cv: CurriculumVitae) =>
  printer.print(cv.look, { type: `cv-${cv.look}`, html: sheetPage(cv, undefined) });
const dictionaries = (file: PDFDocument) =>
  file.context
    .enumerateIndirectObjects()
    .flatMap(([, one]) => (one instanceof PDFDict ? [one] : one instanceof PDFRawStream ? [one.dict] : []));
const nameIn = (dictionary: PDFDict, key: string) => dictionary.lookup(PDFName.of(key))?.toString();

describe.each(sheetLooks)("a CV in the look %s", (look) => {
  it.each(languages)("contains the typed text in %s", async (language) => {
    const pages = await pagesOf(await printed(cvOf(language, look, typed[language])));
    const read = inBasicForms(pages.join(" ")).split(" ");
    const words = Object.values(typed[language]).flatMap((text) => inBasicForms(text).split(" "));
    for (const word of words) expect(read.some((one) => one.includes(word.replace(/,$/, "")))).toBe(true);
  });

  it.each(languages)("is tagged in %s, with language, title and fonts of its own, and small", async (language) => {
    const pdf = await printed(cvOf(language, look, typed[language]));
    const file = await PDFDocument.load(pdf, { updateMetadata: false });
    expect(file.getTitle()).toContain(typed[language].name);
    expect(file.catalog.lookup(PDFName.of("Lang"))?.toString()).toBe(`(${language})`);
    expect(file.catalog.lookup(PDFName.of("MarkInfo"), PDFDict).lookup(PDFName.of("Marked"))?.toString()).toBe("true");
    expect(file.catalog.lookup(PDFName.of("StructTreeRoot"))).toBeInstanceOf(PDFDict);
    const all = dictionaries(file);
    const structure = all.map((one) => nameIn(one, "S"));
    for (const tag of ["/H1", "/H2", "/P"]) expect(structure).toContain(tag);
    const fonts = all.filter((one) => /^\/CIDFontType|^\/TrueType|^\/Type1$/.test(nameIn(one, "Subtype") ?? ""));
    const descriptors = all.filter((one) => nameIn(one, "Type") === "/FontDescriptor");
    expect(fonts.length).toBeGreaterThan(0);
    expect(descriptors.length).toBe(fonts.length);
    for (const one of descriptors)
      expect(one.has(PDFName.of("FontFile2")) || one.has(PDFName.of("FontFile3"))).toBe(true);
    expect(pdf.length).toBeLessThan(300_000);
  });

  it("is the same file whenever it is printed, as no time stands in it", async () => {
    const cv = cvOf("de", look, typed.de);
    const pdf = await printed(cv);
    const file = await PDFDocument.load(pdf, { updateMetadata: false });
    expect([file.getCreationDate(), file.getModificationDate()]).toEqual([undefined, undefined]);
    expect((await printed(cv)).equals(pdf)).toBe(true);
  });

  it("shows characters with a meaning to the template as typed, in every field", async () => {
    const code = '#read("/etc/passwd")$x^2$*a*_b_@c`d`\\//[e]=f<g>~h';
    const cv = cvOf("de", look, { name: code, title: code, organisation: code, summary: `${code}\n- ${code}` });
    const { profil } = cv;
    for (const field of ["label", "phone", "url", "street", "city", "placeOfBirth", "nationality"] as const)
      profil[field] = code;
    cv.drivingLicence = code;
    cv.hobbies = [code, code];
    const read = (await pagesOf(await printed(cv))).join("").replace(/\s/g, "");
    const shown = read.replaceAll("\u{200b}", "").split('#read("/etc/passwd")').length - 1;
    expect(shown).toBeGreaterThan(15);
    expect(read).not.toContain("root:");
  });
});

it("puts no entry's heading at the foot of a page, numbers pages, and stays small with forty stations", async () => {
  const cv = cvOf("de", "classic", typed.de);
  const summary = "Ein Satz über die Arbeit. ".repeat(20);
  cv.experience = Array.from({ length: 40 }, (_, index) => ({
    id: String(index),
    title: `Beginn${index}x`,
    summary: `${summary}Ende${index}x`,
    startDate: "2020-01",
  }));
  const pdf = await printed(cv);
  const pages = await pagesOf(pdf);
  for (const [index, text] of pages.entries()) {
    const numbers = (word: string) => [...text.matchAll(new RegExp(`${word}(\\d+)x`, "g"))].map(([, number]) => number);
    expect(numbers("Beginn")).toEqual(numbers("Ende"));
    expect(inBasicForms(text)).toContain(`${index + 1} / ${pages.length}`);
  }
  expect(pdf.length).toBeLessThan(300_000);
});

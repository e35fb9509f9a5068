import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { makePortrait } from "#backend/files/make-portrait.ts";
import { openPrinter } from "#backend/pdf/printer.ts";
import { type PrintType, printTypes } from "#contract/calls/print.ts";
import { limits } from "#contract/limits.ts";
import { inBasicForms, usePdfReader } from "../../world/pdf-reader.ts";

const printer = openPrinter();
const folder = await mkdtemp(join(tmpdir(), "printer-"));
afterAll(async () => {
  await printer.close();
  await rm(folder, { recursive: true });
});
/** Each order comes from another person. */
const print = (type: PrintType, html: string) => printer.print(randomUUID(), { type, html });
const { pagesOf, wordsOf } = usePdfReader();

const page = (body: string, lang = "de") =>
  `<!doctype html><html lang="${lang}"><head><title>Lebenslauf Mia</title></head><body>${body}</body></html>`;

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error.customErrors ?? error.code,
  );

describe("a printed document", () => {
  it.each(printTypes)("is tagged PDF/UA with title and language, in the look %s", async (type) => {
    const pdf = (await print(type, page("<h1>Mia</h1><h2>Bildung</h2><p>Abitur</p>"))).toString("latin1");
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(pdf).toContain("/MarkInfo");
    expect(pdf).toContain("/Lang (de)");
    expect(pdf).toContain("Lebenslauf Mia");
  });

  it.each([
    ["de", "Größe, Übung, Straße, Füße"],
    ["ru", "Привет, меня зовут Мия"],
    ["tr", "İğne, şeker, çöğür, ılık"],
    ["pl", "Zażółć gęślą jaźń"],
    ["ar", "السيرة الذاتية"],
    ["fa", "کارآموزی در دبیرستان"],
  ])("says in %s what was written", async (lang, text) => {
    const { text: read } = await wordsOf(await print("cv-classic", page(`<h1>${text}</h1>`, lang)));
    expect(read).toContain(inBasicForms(text));
  });

  it.each([
    ["ar", "سلام الإسلام لأن الآن مثلا علاقات"],
    ["ar", "لا لأ لإ لآ بلا بلأ بلإ بلآ"],
    ["ar", "عبدالله شركة ولا شيء"],
    ["fa", "می‌خواهم خانه‌ها گواهی‌نامه تحصیلات"],
    ["fa", "علاقه‌مند نمی‌دانم سال‌ها"],
    ["ku", "ڵا بڵا"],
  ])("keeps every letter of %s at its place where several are drawn as one (ADR 0030): %s", async (lang, text) => {
    const { text: read } = await wordsOf(await print("cv-classic", page(`<h1>${text}</h1><p>${text}</p>`, lang)));
    for (const word of inBasicForms(text).split(" "))
      expect(read.split(" ").filter((one) => one === word)).toHaveLength(2);
  });

  it("keeps Arabic words among German ones", async () => {
    const { text: read } = await wordsOf(await print("cv-classic", page("<p>Köln سلام الآن Nordlicht</p>", "ar")));
    for (const word of ["Köln", "سلام", "الآن", "Nordlicht"]) expect(read.split(" ")).toContain(word);
  });

  it("shows Typst's special characters as written, in every place", async () => {
    const code = '#read("/etc/passwd") $x^2$ *a* _b_ @c `d` \\ // [e] = f';
    const entry = code.replaceAll("<", "&lt;").replaceAll('"', "&quot;");
    const html = page(
      `<h1>${entry}</h1><ul><li>${entry}</li></ul><dl><dt>${entry}</dt><dd><h3>${entry}</h3></dd></dl><table><tr><td>${entry}</td></tr></table>`,
    );
    const { text } = await wordsOf(await print("cv-classic", html));
    expect(text.split("etc/passwd").length).toBeGreaterThanOrEqual(6);
    expect(text).not.toContain("root:");
  });

  it("stays below 300 kB without a photo, on several pages with numbers", async () => {
    const entry = `<dt>2024</dt><dd><h3>Praktikum</h3><p>${"Ein Satz über die Arbeit. ".repeat(30)}</p></dd>`;
    const pdf = await print("cv-classic", page(`<h1>Mia</h1><dl>${entry.repeat(20)}</dl>`));
    const { pages, text } = await wordsOf(pdf);
    expect(pages).toBeGreaterThan(2);
    expect(text).toContain(`1 / ${pages}`);
    expect(pdf.length).toBeLessThan(300_000);
  });

  it("never leaves the heading of an entry behind at the foot of a page", async () => {
    const entry = (index: number) =>
      `<dt>2024</dt><dd><h3>Anfang${index}x</h3><p>${"Wort ".repeat(60)}Ende${index}x</p></dd>`;
    const body = Array.from({ length: 40 }, (_, index) => entry(index)).join("");
    for (const type of ["cv-classic", "cv-modern", "cv-europass"] as const) {
      for (const text of await pagesOf(await print(type, page(`<h1>Mia</h1><dl>${body}</dl>`)))) {
        const numbers = (word: string) => [...text.matchAll(new RegExp(`${word}(\\d+)x`, "g"))].map(([, n]) => n);
        expect(numbers("Anfang")).toEqual(numbers("Ende"));
      }
    }
  });

  it("carries a photo that was cut here as it is, and any other only as its pixels", async () => {
    const posted = await sharp({ create: { width: 700, height: 900, channels: 3, background: "#888" } })
      .withExif({ IFD0: { Artist: "Mia" } })
      .jpeg()
      .toBuffer();
    const printed = async (photo: Buffer) => {
      const src = `data:image/jpeg;base64,${photo.toString("base64")}`;
      const html = page(`<header><h1>Mia</h1><img class="photo" alt="Foto" src="${src}"></header>`);
      return print("cv-classic", html);
    };
    const path = join(folder, "photo.jpg");
    await writeFile(path, posted);
    const cut = await makePortrait(path);

    expect((await printed(cut)).includes(cut)).toBe(true);
    const other = await printed(posted);
    expect(other.toString("latin1")).toContain("/Subtype /Image");
    expect(other.includes("Artist") || other.includes("Exif")).toBe(false);
  });
});

describe("a document that may not be printed", () => {
  it("has a broken picture", async () => {
    const html = page(`<p>a</p><img alt="" src="data:image/png;base64,AAAA">`);
    expect(await codeOf(print("document", html))).toEqual({ html: ["fileBroken"] });
  });

  it("has a picture with too many pixels", async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const html = page(`<p>a</p><img alt="" src="data:image/png;base64,${bomb.toString("base64")}">`);
    expect(html.length).toBeLessThan(limits.printCharacters);
    expect(await codeOf(print("document", html))).toEqual({ html: ["fileBroken"] });
  });

  it("has too many characters", async () => {
    const html = page("a".repeat(limits.printCharacters));
    expect(await codeOf(print("document", html))).toEqual({ html: ["documentTooLarge"] });
  });

  it("is refused for now when too many wait, and those that wait are printed", async () => {
    const orders = Array.from({ length: limits.printsWaiting + 6 }, () => print("document", page("<p>a</p>")));
    const codes = await Promise.all(orders.map(codeOf));
    expect(codes.filter((code) => code === 503)).toHaveLength(5);
    expect(codes.filter((code) => code === undefined)).toHaveLength(limits.printsWaiting + 1);
  });
});

it("refuses a person whose orders are already waiting, and prints for others", async () => {
  const own = Array.from({ length: limits.printsOfOne + 2 }, () =>
    printer.print("one", { type: "document", html: page("<p>a</p>") }),
  );
  const other = print("document", page("<p>a</p>"));
  const codes = await Promise.all(own.map(codeOf));
  expect(codes.filter((code) => code === 503)).toHaveLength(2);
  expect(codes.filter((code) => code === undefined)).toHaveLength(limits.printsOfOne);
  expect((await other).length).toBeGreaterThan(1000);
});

it("prints a document with characters that no font has", async () => {
  expect(await codeOf(print("document", page("<p>漢字 😀</p>")))).toBeUndefined();
});

it("drops halves of surrogate pairs, and prints a title that would be cut within a pair", async () => {
  const { text } = await wordsOf(await print("document", page(`<p>vor\ud800nach ${"😀".repeat(300)}</p>`)));
  expect(text).toContain("vornach");
  const untitled = `<p>a${"😀".repeat(300)}</p>`;
  expect(await codeOf(print("document", untitled))).toBeUndefined();
});

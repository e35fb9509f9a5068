import { PDFiumLibrary } from "@hyzyla/pdfium";
import { afterAll, beforeAll } from "vitest";

/** Reads PDFs as a reader of the file does, for the calling test file. */
export function usePdfReader() {
  let library: PDFiumLibrary;
  beforeAll(async () => {
    library = await PDFiumLibrary.init();
  });
  afterAll(() => library.destroy());

  /** The text of each page as it lies in the file. */
  async function pagesOf(pdf: Uint8Array) {
    const document = await library.loadDocument(pdf);
    const pages = [...document.pages()].map((one) => one.getText());
    document.destroy();
    return pages;
  }

  /** All words without line ends, with letters in their basic forms. */
  async function wordsOf(pdf: Uint8Array) {
    const pages = await pagesOf(pdf);
    return { pages: pages.length, text: inBasicForms(pages.join(" ")) };
  }

  /** How far down each page something dark is printed, from 0 to 1; what stands below `until` does not count. */
  async function depthsOf(pdf: Uint8Array, until: number) {
    const document = await library.loadDocument(pdf);
    const depths: number[] = [];
    for (const one of document.pages()) {
      const { data, width, height } = await one.render({ scale: 0.5, render: "bitmap" });
      const isDark = (row: number) => {
        for (let column = 0; column < width; column += 1) if (data[(row * width + column) * 4 + 1]! < 150) return true;
        return false;
      };
      let row = Math.floor(height * until);
      while (row > 0 && !isDark(row)) row -= 1;
      depths.push(row / height);
    }
    document.destroy();
    return depths;
  }

  return { pagesOf, wordsOf, depthsOf };
}

/** Arabic letters as typed and not as drawn, without the signs that only tell the direction. */
export const inBasicForms = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u200b\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ");

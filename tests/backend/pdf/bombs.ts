import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createDeflate } from "node:zlib";
import type { Portfolio } from "#backend/pdf/portfolio.ts";

/** An application with one stored PDF. */
export const portfolioOf = (bytes: Uint8Array) => async (): Promise<Portfolio> => ({
  lang: "de",
  isRightToLeft: false,
  title: "Bewerbung",
  name: "Mia",
  subtitle: "",
  facts: [],
  parts: [{ title: "Zeugnis", name: "Zeugnis.pdf", mimeType: "application/pdf", bytes }],
  leftOut: [],
  words: { contents: "", leftOut: "", reasons: { wordFile: "", encrypted: "", unreadable: "", tooLarge: "" } },
});

/** A PDF whose pages contain each other, so that reading it never ends. */
export function endless() {
  const twice = (index: number) => `${index} 0 obj\n<</Type/Pages/Kids[${index + 1} 0 R ${index + 1} 0 R]>>\nendobj\n`;
  const pages = Array.from({ length: 40 }, (_, index) => twice(index + 2)).join("");
  return Buffer.from(
    `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n${pages}42 0 obj\n<</Type/Page>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF`,
  );
}

/** A PDF of about a megabyte that unpacks to 1200. */
export async function swelling() {
  const megabyte = Buffer.alloc(1_000_000, " ");
  const packed = await buffer(Readable.from(Array(1200).fill(megabyte)).pipe(createDeflate()));
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
    packed,
    Buffer.from("\nendstream\nendobj\ntrailer\n<</Root 2 0 R>>\n%%EOF"),
  ]);
}

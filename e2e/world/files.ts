import { makePdf } from "#backend/demo/make-pdf.ts";
import { limits } from "#contract/limits.ts";

/** Files as somebody chooses them in a file field. */
export const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: makePdf("Lebenslauf", ["Alex Beispiel", "2016 bis 2025: Gymnasium"]),
});

export const tooLarge = (name: string) => {
  const { buffer, ...file } = pdf(name);
  return { ...file, buffer: Buffer.concat([buffer, Buffer.alloc(limits.uploadBytes)]) };
};

/** A program that calls itself a document. */
export const disguised = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("MZ\u0090\u0000 This program cannot be run in DOS mode."),
});

/** As a scanner leaves it that was switched off too early. */
export const empty = (name: string) => ({ name, mimeType: "application/octet-stream", buffer: Buffer.alloc(0) });

export const text = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("Nur Text.") });

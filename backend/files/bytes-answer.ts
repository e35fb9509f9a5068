import { Readable } from "node:stream";
import type { PrintForm } from "#contract/calls/print.ts";

/** The answer of an endpoint that returns bytes. */
export interface BytesAnswer {
  stream: NodeJS.ReadableStream;
  mimeType: string;
  name: string;
}

/** The pages exactly as printed, for a browser to show. */
const svgAnswer = (svg: Buffer): BytesAnswer => ({
  stream: Readable.from([svg]),
  mimeType: "image/svg+xml",
  name: "document.svg",
});

export const pdfAnswer = (pdf: Buffer, name = "document.pdf"): BytesAnswer => ({
  stream: Readable.from([pdf]),
  mimeType: "application/pdf",
  name,
});

/** What was printed, in the form that was ordered. */
export const printAnswer = ({ as }: { as?: PrintForm }, printed: Buffer): BytesAnswer =>
  as === "svg" ? svgAnswer(printed) : pdfAnswer(printed);

/** A stored picture, of a person or a company. */
export const pictureAnswer = (jpeg: string): BytesAnswer => ({
  stream: Readable.from([Buffer.from(jpeg, "base64")]),
  mimeType: "image/jpeg",
  name: "picture.jpg",
});

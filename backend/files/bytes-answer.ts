import { Readable } from "node:stream";

/** The answer of an endpoint whose response is bytes. */
export interface BytesAnswer {
  stream: NodeJS.ReadableStream;
  mimeType: string;
  name: string;
}

/** Pages as they are printed, for a browser to show. */
export const svgAnswer = (svg: Buffer): BytesAnswer => ({
  stream: Readable.from([svg]),
  mimeType: "image/svg+xml",
  name: "document.svg",
});

export const pdfAnswer = (pdf: Buffer, name = "document.pdf"): BytesAnswer => ({
  stream: Readable.from([pdf]),
  mimeType: "application/pdf",
  name,
});

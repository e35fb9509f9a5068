import { Readable } from "node:stream";

/** The answer of an endpoint whose response is bytes. */
export interface BytesAnswer {
  stream: NodeJS.ReadableStream;
  mimeType: string;
  name: string;
}

export const pdfAnswer = (pdf: Buffer, name = "document.pdf"): BytesAnswer => ({
  stream: Readable.from([pdf]),
  mimeType: "application/pdf",
  name,
});

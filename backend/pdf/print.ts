import { createHash } from "node:crypto";
import { Refusal } from "#contract/errors.ts";
import { cleanPicture } from "./clean-picture.ts";
import { draw, drawPages } from "./draw.ts";
import type { PagesToPrint } from "./print-process.ts";
import { readHtml } from "./read-html.ts";

/** The longer edge of a picture in pixels: a photo 4.5 cm high gets 560 pixels per inch. */
const pictureEdge = 1000;

/**
 * Prints posted HTML as a tagged PDF (PDF/UA), or its pages as an SVG. The HTML becomes data first (`readHtml`):
 * nothing in it is run, fetched or opened. 422 for a broken picture, and for HTML that `readHtml` refuses.
 */
export async function print({ type, html, as, embedded }: PagesToPrint): Promise<Buffer> {
  const { document, pictures } = readHtml(html, embedded);
  const drawn: Buffer[] = [];
  // Pictures are cleaned one by one, because each may need the memory of all its pixels.
  for (const { bytes, isClean } of pictures) drawn.push(isClean ? bytes : await cleaned(bytes));
  return (as === "svg" ? drawPages : draw)({ look: type, document, pictures: drawn });
}

/** People print their CV again and again with the same photo: the last pictures are kept, by what was posted. */
const kept = new Map<string, Promise<Buffer>>();
const mostKept = 8;

function cleaned(bytes: Buffer): Promise<Buffer> {
  const name = createHash("sha256").update(bytes).digest("base64");
  const picture = kept.get(name) ?? clean(bytes);
  kept.delete(name);
  kept.set(name, picture);
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
  return picture;
}

const clean = (bytes: Buffer) =>
  cleanPicture(bytes, pictureEdge).then(
    ({ data }) => data,
    () => {
      throw Refusal.invalid({ html: ["fileBroken"] });
    },
  );

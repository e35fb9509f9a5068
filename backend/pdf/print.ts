import { Refusal } from "#contract/errors.ts";
import { cleanPicture } from "./clean-picture.ts";
import { draw, drawPages } from "./draw.ts";
import type { PrintOrder } from "./print-process.ts";
import { readHtml } from "./read-html.ts";

/** The longer edge of a picture: a photo 4.5 cm high has 560 pixels to the inch. */
const pictureEdge = 1000;

/**
 * Prints posted HTML as a tagged PDF (PDF/UA), or its pages as an SVG. It is read into data first (`readHtml`), so that nothing in it is
 * ever run, fetched or opened. 422 for a broken picture, and for what `readHtml` refuses.
 */
export async function print({ type, html, as }: PrintOrder): Promise<Buffer> {
  const { document, pictures } = readHtml(html);
  const drawn: Buffer[] = [];
  // One after the other: each may need the memory of all its pixels.
  for (const picture of pictures) drawn.push(await cleaned(picture));
  return (as === "svg" ? drawPages : draw)({ look: type, document, pictures: drawn });
}

const cleaned = (bytes: Buffer) =>
  cleanPicture(bytes, pictureEdge).then(
    ({ data }) => data,
    () => {
      throw Refusal.invalid({ html: ["fileBroken"] });
    },
  );

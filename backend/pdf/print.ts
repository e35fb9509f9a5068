import { Refusal } from "#contract/errors.ts";
import { cleanPicture } from "./clean-picture.ts";
import { draw, drawPages } from "./draw.ts";
import type { PrintOrder } from "./print-process.ts";
import { readHtml } from "./read-html.ts";

/** The longer edge of a picture in pixels: a photo 4.5 cm high gets 560 pixels per inch. */
const pictureEdge = 1000;

/**
 * Prints posted HTML as a tagged PDF (PDF/UA), or its pages as an SVG. The HTML becomes data first (`readHtml`):
 * nothing in it is run, fetched or opened. 422 for a broken picture, and for HTML that `readHtml` refuses.
 */
export async function print({ type, html, as }: PrintOrder): Promise<Buffer> {
  const { document, pictures } = readHtml(html);
  const drawn: Buffer[] = [];
  // Pictures are cleaned one by one, because each may need the memory of all its pixels.
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

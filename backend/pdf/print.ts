import type { PrintType } from "#contract/calls/print.ts";
import { Refusal } from "#contract/errors.ts";
import { cleanPicture } from "./clean-picture.ts";
import { draw } from "./draw.ts";
import { readHtml } from "./read-html.ts";

/** The longer edge of a picture: a photo 4.5 cm high has 560 pixels to the inch. */
const pictureEdge = 1000;

/**
 * Prints posted HTML as a tagged PDF (PDF/UA). It is read into data first (`readHtml`), so that nothing in it is
 * ever run, fetched or opened. 422 for a broken picture, and for what `readHtml` refuses.
 */
export async function print(type: PrintType, html: string): Promise<Buffer> {
  const { document, pictures } = readHtml(html);
  const drawn: Buffer[] = [];
  // One after the other: each may need the memory of all its pixels.
  for (const picture of pictures) drawn.push(await cleaned(picture));
  return draw({ look: type, document, pictures: drawn });
}

const cleaned = (bytes: Buffer) =>
  cleanPicture(bytes, pictureEdge).then(
    ({ data }) => data,
    () => {
      throw Refusal.invalid({ html: ["fileBroken"] });
    },
  );

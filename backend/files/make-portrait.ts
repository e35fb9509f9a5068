import sharp, { type Region } from "sharp";
import { limits } from "#contract/limits.ts";
import { type Face, findFace } from "./find-face.ts";
import { withPicture } from "./pictures.ts";
import { rememberMade } from "./pictures-made.ts";

interface Size {
  width: number;
  height: number;
}

const side = limits.pictureSidePixels;
/** So many times as wide as the face is the square around it: hair, chin and shoulders stay. */
const faceTimes = 3;

/**
 * A German application photo: 35 × 45 mm, a JPEG, upright, around its most striking part (skin first), without
 * metadata. It is remembered, so that it is printed as it is.
 *
 * @throws what `withPicture` throws
 */
export const makePortrait = (path: string): Promise<Buffer> =>
  withPicture(path, (picture) =>
    picture
      .autoOrient()
      .resize({ width: 700, height: 900, fit: "cover", position: sharp.strategy.attention })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 85 })
      .toBuffer()
      .then(rememberMade),
  );

/**
 * §9: a picture of an advisor or a company, 500 × 500 pixels around the face where one is found, else from the middle;
 * a JPEG, upright, without metadata. Pages show an advisor's as a circle.
 *
 * @throws what `withPicture` throws
 */
export const makeFace = (source: string | Uint8Array): Promise<Buffer> =>
  withPicture(source, async (picture) => {
    const { autoOrient: size } = await picture.metadata();
    return picture
      .autoOrient()
      .extract(squareIn(size, await findFace(picture, size)))
      .resize(side, side)
      .flatten({ background: "#fff" })
      .jpeg({ quality: 85 })
      .toBuffer();
  });

/** Never smaller than what is stored, where the picture has so many pixels. */
function squareIn({ width, height }: Size, face?: Face): Region {
  const largest = Math.min(width, height);
  const length = face ? Math.min(largest, Math.max(side, Math.round(face.width * width * faceTimes))) : largest;
  const { x, y } = face ?? { x: 1 / 2, y: 1 / 2 };
  const startOf = (middle: number, all: number) =>
    Math.round(Math.min(all - length, Math.max(0, middle * all - length / 2)));
  return { left: startOf(x, width), top: startOf(y, height), width: length, height: length };
}

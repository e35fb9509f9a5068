import sharp, { type Region, type ResizeOptions, type Sharp } from "sharp";
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
 * §9: a picture of a person, 500 × 500 pixels around the face where one is found, else from the middle; a JPEG,
 * upright, without metadata. Pages show it as a circle.
 *
 * @throws what `withPicture` throws
 */
export const makeFace = (source: string | Uint8Array): Promise<Buffer> =>
  withPicture(source, async (picture) => {
    const { autoOrient: size } = await picture.metadata();
    const face = await findFace(picture, size);
    return squared(picture.autoOrient().extract(squareIn(size, face)));
  });

/**
 * A picture of a company: as of a person where a face is found, else all of it on white, as logos are drawn for paper
 * and wide (ADR 0061).
 *
 * @throws what `withPicture` throws
 */
export const makeCompanyPicture = (source: string | Uint8Array): Promise<Buffer> =>
  withPicture(source, async (picture) => {
    const { autoOrient: size } = await picture.metadata();
    const face = await findFace(picture, size);
    const upright = picture.autoOrient();
    return face ? squared(upright.extract(squareIn(size, face))) : squared(upright, { fit: "contain" });
  });

const squared = (picture: Sharp, options: ResizeOptions = {}) =>
  picture
    .resize(side, side, { background: "#fff", ...options })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 85 })
    .toBuffer();

/** Never smaller than what is stored, where the picture has so many pixels. */
function squareIn({ width, height }: Size, face?: Face): Region {
  const largest = Math.min(width, height);
  const length = face ? Math.min(largest, Math.max(side, Math.round(face.width * width * faceTimes))) : largest;
  const { x, y } = face ?? { x: 1 / 2, y: 1 / 2 };
  const startOf = (middle: number, all: number) =>
    Math.round(Math.min(all - length, Math.max(0, middle * all - length / 2)));
  return { left: startOf(x, width), top: startOf(y, height), width: length, height: length };
}

import sharp from "sharp";
import { withPicture } from "./pictures.ts";

interface Size {
  width: number;
  height: number;
}

/** A JPEG: upright, cropped around the most striking part (skin first), without metadata. */
const cut = (source: string | Uint8Array, size: Size): Promise<Buffer> =>
  withPicture(source, (picture) =>
    picture
      .rotate()
      .resize({ ...size, fit: "cover", position: sharp.strategy.attention })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 85 })
      .toBuffer(),
  );

/**
 * A German application photo: 35 × 45 mm.
 *
 * @throws what `withPicture` throws
 */
export const makePortrait = (path: string) => cut(path, { width: 700, height: 900 });

/**
 * §9: a picture of an advisor, 500 × 500 pixels around the face; pages show it as a circle.
 *
 * @throws what `withPicture` throws
 */
export const makeFace = (source: string | Uint8Array) => cut(source, { width: 500, height: 500 });

import sharp from "sharp";
import { withPicture } from "./pictures.ts";

/** A German application photo: 35 × 45 mm. */
const portrait = { width: 700, height: 900 };

/**
 * Upright, cut to a portrait around what catches the eye, without what else the file carried: a JPEG.
 *
 * @throws what `withPicture` throws
 */
export const makePortrait = (path: string): Promise<Buffer> =>
  withPicture(path, (picture) =>
    picture
      .rotate()
      .resize({ ...portrait, fit: "cover", position: sharp.strategy.attention })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 85 })
      .toBuffer(),
  );

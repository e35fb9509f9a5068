import type { Sharp } from "sharp";
import { limits } from "#contract/limits.ts";
import { withPicture } from "./pictures.ts";

/**
 * Re-encodes a picture, upright and in the same format: only the pixels remain, not the photo's place and device, nor
 * anything hidden behind it. Of a photo no more remain than a page can show (`limits.photoPixels`).
 *
 * @throws what `withPicture` throws
 */
export const sanitizePicture = (source: string, target: string): Promise<unknown> =>
  withPicture(source, async (picture, format) => {
    const upright = picture.autoOrient();
    await (format === "jpeg" ? asPhoto(upright) : upright.png()).toFile(target);
  });

const edge = limits.photoPixels;
const asPhoto = (picture: Sharp) =>
  picture.resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true }).jpeg({ quality: 90 });

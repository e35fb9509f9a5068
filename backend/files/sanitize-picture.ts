import { withPicture } from "./pictures.ts";

/**
 * Re-encodes a picture, upright and in the same format: only the pixels remain, not the photo's place and device, nor
 * anything hidden behind it.
 *
 * @throws what `withPicture` throws
 */
export const sanitizePicture = (source: string, target: string): Promise<unknown> =>
  withPicture(source, async (picture, format) => {
    const upright = picture.autoOrient();
    await (format === "jpeg" ? upright.jpeg({ quality: 90 }) : upright.png()).toFile(target);
  });

import { withPicture } from "./pictures.ts";

/**
 * Writes a picture anew, upright and of the same format: nothing but pixels is left, so neither the place and device of
 * the photo nor anything hidden behind it.
 *
 * @throws what `withPicture` throws
 */
export const sanitizePicture = (source: string, target: string): Promise<unknown> =>
  withPicture(source, async (picture, format) => {
    const upright = picture.autoOrient();
    await (format === "jpeg" ? upright.jpeg({ quality: 90 }) : upright.png()).toFile(target);
  });

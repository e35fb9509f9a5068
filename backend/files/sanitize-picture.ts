import sharp from "sharp";
import { limits } from "#contract/limits.ts";

/**
 * Writes a picture anew, upright and of the same format: nothing but pixels is left, so neither the place and device of
 * the photo nor anything hidden behind it.
 *
 * @throws Error when it does not decode or has more than `limits.imagePixels`
 */
export async function sanitizePicture(source: string, target: string): Promise<void> {
  const picture = sharp(source, { limitInputPixels: limits.imagePixels, failOn: "error" });
  const { format } = await picture.metadata();
  if (format !== "jpeg" && format !== "png") throw new Error(`A picture is a jpeg or a png, not ${format}`);
  const upright = picture.autoOrient();
  await (format === "jpeg" ? upright.jpeg({ quality: 90 }) : upright.png()).toFile(target);
}

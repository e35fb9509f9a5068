import sharp from "sharp";
import { limits } from "#contract/limits.ts";

/** Drawn anew from its pixels: what else a picture file carries stays behind. @throws Error when it is none */
export const cleanPicture = (bytes: Uint8Array, edge: number) =>
  sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: "error" })
    .rotate()
    .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });

import { withPicture } from "../files/pictures.ts";

/** Re-encoded from its pixels: what else a picture file carries stays behind. @throws Error for a broken picture */
export const cleanPicture = (bytes: Uint8Array, edge: number) =>
  withPicture(bytes, (picture) =>
    picture
      .rotate()
      .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true }),
  );

import { withPicture } from "../files/pictures.ts";

/** Drawn anew from its pixels: what else a picture file carries stays behind. @throws Error when it is none */
export const cleanPicture = (bytes: Uint8Array, edge: number) =>
  withPicture(bytes, (picture) =>
    picture
      .rotate()
      .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true }),
  );

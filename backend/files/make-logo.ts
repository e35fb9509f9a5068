import { withPicture } from "./pictures.ts";

/** Three pixels for each that a page gives it at most. */
const largest = { width: 480, height: 96 };

export interface Logo {
  png: Buffer;
  width: number;
  height: number;
}

/**
 * A picture for the head of a page: a PNG, upright, without metadata, transparent where it was.
 *
 * @throws what `withPicture` throws
 */
export const makeLogo = (path: string): Promise<Logo> =>
  withPicture(path, async (picture) => {
    const small = picture.autoOrient().resize({ ...largest, fit: "inside", withoutEnlargement: true });
    const { data: png, info } = await small.png({ palette: true }).toBuffer({ resolveWithObject: true });
    return { png, width: info.width, height: info.height };
  });

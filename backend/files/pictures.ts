import sharp, { type Sharp } from "sharp";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";

export class TooLargePicture extends Error {}
type PictureFormat = "jpeg" | "png";

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Processes a picture, given by its path or bytes, when its turn comes: one at a time in the whole process, because
 * each may need the memory of all its pixels at once.
 *
 * @throws TooLargePicture when its pixels take more than `limits.pictureBytes`, Error when it is no JPEG or PNG or does
 * not decode, Refusal with 503 when too many are waiting
 */
export async function withPicture<T>(
  source: string | Uint8Array,
  work: (picture: Sharp, format: PictureFormat) => Promise<T>,
): Promise<T> {
  if (waiting >= limits.picturesWaiting) throw new Refusal(503, "Gerade werden zu viele Bilder verarbeitet.");
  waiting += 1;
  const turn = last
    .then(() => open(source))
    .then(({ picture, format }) => work(picture, format))
    .finally(() => {
      waiting -= 1;
    });
  last = turn.catch(() => undefined);
  return turn;
}

/** Only this check trusts the header: pixels that contradict it fail to decode. */
async function open(source: string | Uint8Array) {
  const picture = sharp(source, { limitInputPixels: false, failOn: "error" });
  const { format, width = 0, height = 0, channels = 0, depth } = await picture.metadata();
  if (format !== "jpeg" && format !== "png") throw new Error(`A picture is a jpeg or a png, not ${format}`);
  const bytes = width * height * channels * (depth === "uchar" ? 1 : 2);
  if (bytes > limits.pictureBytes) throw new TooLargePicture(`${width} × ${height}, ${channels} channels, ${depth}`);
  return { picture, format: format as PictureFormat };
}

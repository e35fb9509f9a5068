import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { partsToDecode } from "./picture-parts.ts";

export class TooLargePicture extends Error {}
type PictureFormat = "jpeg" | "png";

/** Pictures that came and are not done, and what those that are worked on take. */
let present = 0;
const atWork = { pictures: 0, bytes: 0 };
/** One picture at a time is read and waits for room; the others wait for their turn to be read. */
let last: Promise<unknown> = Promise.resolve();
let tellOfRoom = () => {};

/**
 * Processes a picture, given by its path or bytes, when its turn comes: two at a time in the whole process, and only
 * one while both could not have the memory of all their pixels at once.
 *
 * @throws TooLargePicture when its pixels take more than `limits.pictureBytes`, Error when it is no JPEG or PNG or does
 * not decode, Refusal with 503 when too many are waiting
 */
export async function withPicture<T>(
  source: string | Uint8Array,
  work: (picture: Sharp, format: PictureFormat) => Promise<T>,
): Promise<T> {
  if (present >= limits.picturesWaiting) throw new Refusal(503, "Gerade werden zu viele Bilder verarbeitet.");
  present += 1;
  try {
    const turn = last.then(() => enter(source));
    last = turn.catch(() => undefined);
    const { picture, format, bytes } = await turn;
    try {
      return await work(picture, format);
    } finally {
      atWork.pictures -= 1;
      atWork.bytes -= bytes;
      tellOfRoom();
    }
  } finally {
    present -= 1;
  }
}

/** Opens a picture and waits until there is room for it. */
async function enter(source: string | Uint8Array) {
  const opened = await open(source);
  while (atWork.pictures >= limits.picturesAtWork || atWork.bytes + opened.bytes > limits.pictureBytes)
    await new Promise<void>((resolve) => {
      tellOfRoom = resolve;
    });
  atWork.pictures += 1;
  atWork.bytes += opened.bytes;
  return opened;
}

/** Only this check trusts the header: pixels that contradict it fail to decode. */
async function open(source: string | Uint8Array) {
  const file =
    typeof source === "string"
      ? await readFile(source)
      : Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const picture = sharp(partsToDecode(file), { limitInputPixels: false, failOn: "error" });
  const { format, width = 0, height = 0, channels = 0, depth } = await picture.metadata();
  if (format !== "jpeg" && format !== "png") throw new Error(`A picture is a jpeg or a png, not ${format}`);
  const bytes = width * height * channels * (depth === "uchar" ? 1 : 2);
  if (bytes > limits.pictureBytes) throw new TooLargePicture(`${width} × ${height}, ${channels} channels, ${depth}`);
  return { picture, format: format as PictureFormat, bytes };
}

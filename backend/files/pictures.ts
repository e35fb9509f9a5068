import sharp, { type Sharp } from "sharp";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";

export class TooLargePicture extends Error {}
type PictureFormat = "jpeg" | "png";

/** Pictures that came and are not done, those among them that wait for room, and what the others take of it. */
let present = 0;
const waiting: { bytes: number; begin: () => void }[] = [];
const atWork = { pictures: 0, bytes: 0 };

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
    const { picture, format, bytes } = await open(source);
    await takeRoom(bytes);
    try {
      return await work(picture, format);
    } finally {
      leaveRoom(bytes);
    }
  } finally {
    present -= 1;
  }
}

const takeRoom = (bytes: number) =>
  new Promise<void>((begin) => {
    waiting.push({ bytes, begin });
    proceed();
  });

function leaveRoom(bytes: number) {
  atWork.pictures -= 1;
  atWork.bytes -= bytes;
  proceed();
}

/** A large picture is not overtaken by small ones, which could keep it waiting for ever. */
function proceed() {
  const [next] = waiting;
  if (!next || atWork.pictures >= limits.picturesAtWork) return;
  if (atWork.bytes + next.bytes > limits.pictureBytes) return;
  waiting.shift();
  atWork.pictures += 1;
  atWork.bytes += next.bytes;
  next.begin();
  proceed();
}

/** Only this check trusts the header: pixels that contradict it fail to decode. */
async function open(source: string | Uint8Array) {
  const picture = sharp(source, { limitInputPixels: false, failOn: "error" });
  const { format, width = 0, height = 0, channels = 0, depth } = await picture.metadata();
  if (format !== "jpeg" && format !== "png") throw new Error(`A picture is a jpeg or a png, not ${format}`);
  const bytes = width * height * channels * (depth === "uchar" ? 1 : 2);
  if (bytes > limits.pictureBytes) throw new TooLargePicture(`${width} × ${height}, ${channels} channels, ${depth}`);
  return { picture, format: format as PictureFormat, bytes };
}

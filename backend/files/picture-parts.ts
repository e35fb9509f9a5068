import { limits } from "#contract/limits.ts";

/** What tells a PNG's pixels, colours and turn. Any other part, such as a packed text, may unpack to any size. */
const pngParts = new Set("IHDR PLTE tRNS iCCP sRGB gAMA cHRM eXIf IDAT IEND".split(" "));
const pngStart = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * What of a JPEG or PNG may be decoded: libvips would read an SVG or a PDF as well, by whatever name it came, and some
 * parts of real pictures cost far more than their size says.
 *
 * @throws Error for anything but a JPEG or a PNG, and for a JPEG of more than `limits.pictureScans` scans
 */
export function partsToDecode(bytes: Buffer): Buffer {
  if (startsWith(bytes, pngStart)) return neededParts(bytes);
  if (!startsWith(bytes, jpegStart)) throw new Error("A picture is a jpeg or a png");
  if (scansIn(bytes) > limits.pictureScans) throw new Error(`More than ${limits.pictureScans} scans`);
  return bytes;
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

/** A part is its length, its name, its data and a checksum. */
function neededParts(png: Buffer): Buffer {
  const needed: Buffer[] = [pngStart];
  for (let at = pngStart.length; at + 12 <= png.length; ) {
    const end = at + 12 + png.readUInt32BE(at);
    if (pngParts.has(png.toString("latin1", at + 4, at + 8))) needed.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(needed);
}

/** Each scan goes through all pixels: a progressive JPEG has some ten, and may have thousands that say nothing. */
function scansIn(jpeg: Buffer): number {
  let scans = 0;
  for (let at = jpeg.indexOf(0xff, 2); at >= 0 && at + 4 <= jpeg.length; at = jpeg.indexOf(0xff, at)) {
    const marker = jpeg[at + 1]!;
    if (marker === 0xd9) break;
    if (marker === 0xff) at += 1;
    else if (hasNoLength(marker)) at += 2;
    else {
      if (marker === 0xda) scans += 1;
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
  return scans;
}

/** A letter of the pixels' own, or a sign to restart. */
const hasNoLength = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

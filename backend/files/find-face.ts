import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import jsfeat, { type Found } from "jsfeat";
import sharp, { type Sharp } from "sharp";

// The package's cascades are scripts that hang themselves onto a global of its name.
const cascade = createRequire(import.meta.url).resolve("jsfeat/cascades/frontalface.js");
runInNewContext(readFileSync(cascade, "utf8"), { jsfeat });

/** Large faces are looked for first, in a few pixels, then smaller ones in up to so many; windows have 40 by 40. */
const pixels = 160_000;
const step = 1.1;
const window = 40;
/** So many overlapping windows have to see a face (ADR 0061). */
const enough = 6;

/** The middle and the width of a face, as parts of the picture's width and height. */
export interface Face {
  x: number;
  y: number;
  width: number;
}

/** The clearest face that looks out of a picture when it is upright, if there is one (ADR 0061). */
export async function findFace(picture: Sharp, size: { width: number; height: number }): Promise<Face | undefined> {
  const scale = Math.min(1, Math.sqrt(pixels / (size.width * size.height)));
  const { data, info } = await picture
    .clone()
    .autoOrient()
    .resize({ width: Math.max(1, Math.round(size.width * scale)) })
    .flatten()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const found: Found[] = [];
  for (let times = Math.min(width, height) / window; times >= 1; times /= step) {
    const smaller = { width: Math.round(width / times), height: Math.round(height / times) };
    const seen = await look(sharp(data, { raw: { width, height, channels } }).resize({ ...smaller, fit: "fill" }));
    found.push(...seen.map((one) => enlarge(one, times)));
    const [clearest] = jsfeat.haar.group_rectangles(found).sort((one, other) => other.neighbors - one.neighbors);
    if (clearest && clearest.neighbors >= enough)
      return {
        x: (clearest.x + clearest.width / 2) / width,
        y: (clearest.y + clearest.height / 2) / height,
        width: clearest.width / width,
      };
  }
  return undefined;
}

const enlarge = ({ x, y, width, height, ...seen }: Found, times: number): Found => ({
  ...seen,
  x: x * times,
  y: y * times,
  width: width * times,
  height: height * times,
});

/** Whole multiples of the cascade's 20 pixels only: between them it hardly sees anything. */
async function look(grey: Sharp): Promise<Found[]> {
  const evened = grey.clahe({ width: window, height: window, maxSlope: 4 }).greyscale().raw();
  const { data, info } = await evened.toBuffer({ resolveWithObject: true });
  const matrix = new jsfeat.matrix_t(info.width, info.height, jsfeat.U8_t | jsfeat.C1_t);
  matrix.data.set(data);
  // Sums of squares exceed 32 bits.
  const sums = new Float64Array((info.width + 1) * (info.height + 1));
  const squares = new Float64Array(sums.length);
  jsfeat.imgproc.compute_integral_image(matrix, sums, squares);
  const { haar } = jsfeat;
  return haar.detect_single_scale(sums, squares, null, null, info.width, info.height, window / 20, haar.frontalface);
}

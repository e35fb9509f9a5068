import { limits } from "#contract/limits.ts";
import { wasMadeHere } from "../files/pictures-made.ts";
import type { EmbeddedPicture } from "./print-process.ts";

// To the end of the value: looking at each letter for its kind would take ten times as long.
const address = /data:image\/(?:png|jpeg);base64,([^"'\s>]+)/gi;
// Of a few letters only: a lookbehind in `address` takes Node 20 minutes for a million spaces.
const source = /\ssrc\s*=\s*["']?$/i;
const sourceLetters = 20;

/** What stands in HTML for a picture that was taken out of it. */
export const standInOf = (index: number) => `picture:${index}`;

/**
 * Takes the first `limits.printPictures` embedded pictures out of HTML, because hundreds of thousands of letters cost
 * more to copy and to parse than bytes. A stand-in is left in the place of each (`standInOf`).
 */
export function takePictures(html: string): { html: string; embedded: EmbeddedPicture[] } {
  const embedded: EmbeddedPicture[] = [];
  const parts: string[] = [];
  let end = 0;
  for (const { 0: found, 1: data, index } of html.matchAll(address)) {
    if (embedded.length === limits.printPictures) break;
    if (!source.test(html.slice(Math.max(0, index - sourceLetters), index))) continue;
    parts.push(html.slice(end, index), standInOf(embedded.length));
    const bytes = Buffer.from(data!, "base64");
    embedded.push({ bytes, isClean: wasMadeHere(bytes) });
    end = index + found.length;
  }
  return { html: [...parts, html.slice(end)].join(""), embedded };
}

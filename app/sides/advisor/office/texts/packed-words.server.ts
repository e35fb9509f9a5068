import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { TextWords } from "#contract/entities/text.ts";
import { textWords } from "#contract/entities/text.ts";

/** Far more than a mail says. */
const maxOutputLength = 100_000;

/** The words of a mail as part of an address, which a frame asks for: nothing is stored for a preview. */
export const packed = (words: TextWords) => deflateRawSync(JSON.stringify(words)).toString("base64url");

/** The words in an address; 404 for anything else. */
export function unpacked(address: string): TextWords {
  try {
    const bytes = Buffer.from(new URL(address).searchParams.get("words") ?? "", "base64url");
    return textWords.parse(JSON.parse(inflateRawSync(bytes, { maxOutputLength }).toString()));
  } catch {
    throw new Response(null, { status: 404 });
  }
}

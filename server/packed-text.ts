import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Request, Response } from "express";

export type PackedText = Record<"br" | "gzip" | "identity", Buffer>;

/** A script or style sheet that is made at run time, compressed once. */
export function packText(text: string): PackedText {
  const identity = Buffer.from(text);
  return { br: brotliCompressSync(identity), gzip: gzipSync(identity, { level: 9 }), identity };
}

/** For what has another address once it is another. */
export const keptForGood = "public, max-age=31536000, immutable";

/** Sends it in the browser's compression, to be kept: its address changes with its content. */
export function sendPacked(request: Request, response: Response, type: string, text: PackedText) {
  const encoding = (["br", "gzip"] as const).find((one) => request.acceptsEncodings(one)) ?? "identity";
  response.type(type).set({ "Cache-Control": keptForGood, Vary: "Accept-Encoding" });
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  response.send(text[encoding]);
}

import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Request, Response } from "express";

export type PackedScript = Record<"br" | "gzip" | "identity", Buffer>;

/** A script that is made at run time, compressed once. */
export function packScript(script: string): PackedScript {
  const identity = Buffer.from(script);
  return { br: brotliCompressSync(identity), gzip: gzipSync(identity, { level: 9 }), identity };
}

/** Sends it in the browser's compression, to be kept: its address changes with its content. */
export function sendScript(request: Request, response: Response, script: PackedScript) {
  const accepted = request.get("Accept-Encoding") ?? "";
  const encoding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
  response.type("js").set({ "Cache-Control": "public, max-age=31536000, immutable", Vary: "Accept-Encoding" });
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  response.send(script[encoding]);
}

import { brotliCompressSync, gzipSync } from "node:zlib";
import { type RequestHandler, Router } from "express";
import type { RemixBuild } from "./remix-build.ts";
import { buildOf, manifestScript } from "./side-builds.ts";

/**
 * The manifest script of each view of the build: on a portal host a browser gets only the routes of its side
 * (design §3). Each script is compressed once.
 */
export function manifests({ load }: RemixBuild): RequestHandler {
  const packed = new Map<string, Record<"br" | "gzip" | "identity", Buffer>>();
  const router = Router();
  router.get(/^\/assets\/manifest-[0-9a-z]+(?:-(applicant|company|advisor))?\.js$/, async (request, response, next) => {
    const build = buildOf(await load(), (request.params as Record<string, "applicant" | undefined>)[0]);
    // The manifest of another build names files that do not exist.
    if (request.path !== build.assets.url) return next();
    const script = packed.get(request.path) ?? pack(manifestScript(build));
    packed.set(request.path, script);
    const encoding = encodingFor(request.get("Accept-Encoding") ?? "");
    response.type("js").set({ "Cache-Control": "public, max-age=31536000, immutable", Vary: "Accept-Encoding" });
    if (encoding !== "identity") response.set("Content-Encoding", encoding);
    response.send(script[encoding]);
  });
  return router;
}

const pack = (script: string) => {
  const identity = Buffer.from(script);
  return { br: brotliCompressSync(identity), gzip: gzipSync(identity, { level: 9 }), identity };
};

const encodingFor = (accepted: string) =>
  accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";

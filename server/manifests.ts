import { type RequestHandler, Router } from "express";
import { type PackedScript, packScript, sendScript } from "./packed-script.ts";
import type { RemixBuild } from "./remix-build.ts";
import { buildOf, manifestScript } from "./side-builds.ts";

/**
 * The manifest script of each view of the build: on a portal host a browser gets only the routes of its side
 * (design §3). Each script is compressed once.
 */
export function manifests({ load }: RemixBuild): RequestHandler {
  const packed = new Map<string, PackedScript>();
  const router = Router();
  router.get(/^\/assets\/manifest-[0-9a-z]+(?:-(applicant|company|advisor))?\.js$/, async (request, response, next) => {
    const build = buildOf(await load(), (request.params as Record<string, "applicant" | undefined>)[0]);
    // The manifest of another build names files that do not exist.
    if (request.path !== build.assets.url) return next();
    const script = packed.get(request.path) ?? packScript(manifestScript(build));
    packed.set(request.path, script);
    sendScript(request, response, script);
  });
  return router;
}

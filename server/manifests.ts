import { type RequestHandler, Router } from "express";
import type { Side } from "#contract/sides.ts";
import { type PackedText, packText, sendPacked } from "./packed-text.ts";
import type { RemixBuild } from "./remix-build.ts";
import { buildOf, manifestScript, partOf } from "./side-builds.ts";

const address =
  /^\/assets\/manifest-[0-9a-z]+(?:-(applicant|company|advisor))?(?:-for-(applicant|company|advisor|anyone))?\.js$/;

/**
 * The manifest script of each view of the build (design §3) and of its parts: a browser gets only the routes of the
 * side whose page it shows. Each script is compressed once.
 */
export function manifests({ load }: Pick<RemixBuild, "load">): RequestHandler {
  const packed = new Map<string, PackedText>();
  const router = Router();
  router.get(address, async (request, response, next) => {
    const { 0: host, 1: part } = request.params as { 0?: Side; 1?: Side | "anyone" };
    const view = buildOf(await load(), host);
    const build = part ? partOf(view, part === "anyone" ? undefined : part) : view;
    // The manifest of another build names files that do not exist.
    if (request.path !== build.assets.url) return next();
    const script = packed.get(request.path) ?? packText(manifestScript(build));
    packed.set(request.path, script);
    sendPacked(request, response, "js", script);
  });
  return router;
}

import { type RequestHandler, Router } from "express";
import type { RemixBuild } from "./remix-build.ts";
import { buildOf, manifestScript } from "./side-builds.ts";

/** Each portal host's own manifest script: a browser gets the routes of its side only (design §3). */
export function sideManifests({ load }: RemixBuild): RequestHandler {
  const router = Router();
  router.get(/^\/assets\/manifest-\w+-(applicant|company|advisor)\.js$/, async (request, response) => {
    const side = (request.params as Record<string, "applicant">)[0];
    response.type("js").set("Cache-Control", "public, max-age=31536000, immutable");
    response.send(manifestScript(buildOf(await load(), side)));
  });
  return router;
}

import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler, Router } from "express";

const encodings = [
  { token: "br", ending: ".br" },
  { token: "gzip", ending: ".gz" },
] as const;

/** Files of the build: with hashed names, cached for a year, sent in the build's compression. */
export function builtFiles(directory: string): RequestHandler {
  const known = new Set(filesBelow(directory));
  const router = Router();
  router.get("/assets/*", (request, response, next) => {
    const found = encodings.find(
      ({ token, ending }) => request.acceptsEncodings(token) && known.has(`${request.path}${ending}`),
    );
    if (!found) return next();
    response.type(request.path.slice(request.path.lastIndexOf(".")));
    response.set({ "Content-Encoding": found.token, Vary: "Accept-Encoding" });
    request.url = `${request.path}${found.ending}`;
    next();
  });
  router.use("/assets", express.static(join(directory, "assets"), { immutable: true, maxAge: "1y", index: false }));
  const others = express.static(directory, { maxAge: "1h", index: false });
  // Pages are requested far more often than files: only possible file names are looked up on disk.
  router.use((request, response, next) => (known.has(request.path) ? others(request, response, next) : next()));
  return router;
}

function filesBelow(directory: string, prefix = ""): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? filesBelow(path, `${prefix}/${name}`) : [`${prefix}/${name}`];
  });
}

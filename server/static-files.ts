import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import express, { type RequestHandler, Router } from "express";
import { type PackedText, sendPacked } from "./packed-text.ts";

/** Files of the build. Those with hashed names are read once, in the build's compression, and sent from memory. */
export function builtFiles(directory: string): RequestHandler {
  const known = new Set(filesBelow(directory));
  const assets = new Map<string, PackedText>();
  const router = Router();
  router.get("/assets/*", (request, response, next) => {
    const { path } = request;
    if (!known.has(`${path}.br`)) return next();
    const asset = assets.get(path) ?? readPacked(join(directory, path));
    assets.set(path, asset);
    sendPacked(request, response, extname(path), asset);
  });
  const others = express.static(directory, { maxAge: "1h", index: false });
  // Pages are requested far more often than files: only possible file names are looked up on disk.
  router.use((request, response, next) => (known.has(request.path) ? others(request, response, next) : next()));
  return router;
}

const readPacked = (path: string): PackedText => ({
  br: readFileSync(`${path}.br`),
  gzip: readFileSync(`${path}.gz`),
  identity: readFileSync(path),
});

function filesBelow(directory: string, prefix = ""): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? filesBelow(path, `${prefix}/${name}`) : [`${prefix}/${name}`];
  });
}

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "app",
  "backend",
  "contract",
  "domain",
  "server",
  "public",
  "scripts",
  "server.ts",
  "remix.config.js",
  "vite.config.ts",
  "package.json",
];

/** A fingerprint of the sources by size and time: `npm start` builds only when it differs from the last build's. */
export function stampOf() {
  const hash = createHash("sha256");
  for (const source of sources) addTo(hash, source);
  return hash.digest("hex");
}

function addTo(hash, path) {
  if (!existsSync(path) || path.endsWith(".generated.css")) return;
  const { isDirectory, size, mtimeMs } = { ...statSync(path), isDirectory: statSync(path).isDirectory() };
  if (!isDirectory) return void hash.update(`${path}:${size}:${mtimeMs};`);
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
}

export const isBuilt = () => existsSync("build/stamp") && readFileSync("build/stamp", "utf8") === stampOf();

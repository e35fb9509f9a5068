import { randomUUID } from "node:crypto";
import { cp, readdir, readFile, rename, rm, utimes } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { type RequestHandler, Router } from "express";
import type { Logger } from "pino";
import { removeOlder } from "#backend/files/remove-older.ts";
import { day } from "#domain/time.ts";
import { type PackedText, sendPacked } from "./packed-text.ts";

/** Nobody has a page open for longer, or comes back to one. */
const keptMilliseconds = 7 * day;
const isUnfinished = (name: string) => name.startsWith(".");

interface Build {
  /** Its hashed files. */
  assets: string;
  /** Differs where one of them does. */
  version: string;
}

/**
 * Keeps a build's files in a folder that outlives it, for pages that are open when another build takes its place, and
 * removes those of builds that nobody has run for a week (ADR 0136).
 */
export async function keepAssets({ assets, version }: Build, folder: string, log: Pick<Logger, "warn">) {
  const own = join(folder, version);
  const renew = () => utimes(own, new Date(), new Date());
  try {
    await renew().catch(() => copyWhole(assets, own));
    const paths = (await readdir(folder)).map((name) => join(folder, name));
    await removeOlder(paths, new Date(Date.now() - keptMilliseconds));
  } catch (err) {
    log.warn({ err }, "DATA_DIR/assets cannot be written: pages lose their files when another build takes over");
  }
  setInterval(() => renew().catch(() => undefined), day).unref();
}

/** There all at once, as another process may be looking for a file of it. */
async function copyWhole(from: string, to: string) {
  const unfinished = join(dirname(to), `.${randomUUID()}`);
  await cp(from, unfinished, { recursive: true });
  // Of several that start at once, one is first.
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true }));
}

/** Files of other builds, older or newer, that were kept. A name holds a hash: whatever has it is the right file. */
export function keptAssets(folder: string): RequestHandler {
  const found = new Map<string, PackedText>();
  const router = Router();
  router.get("/assets/:name", async (request, response, next) => {
    const { name } = request.params;
    const asset = found.get(name) ?? (isName(name) ? await find(folder, name) : undefined);
    if (!asset) return next();
    found.set(name, asset);
    sendPacked(request, response, extname(name), asset);
  });
  return router;
}

/** Of parts between dots: it leads to no other folder. */
const isName = (name: string) => /^[\w-]+(\.[\w-]+)+$/.test(name);

async function find(folder: string, name: string): Promise<PackedText | undefined> {
  for (const build of await readdir(folder).catch(() => [])) {
    if (isUnfinished(build)) continue;
    const path = join(folder, build, name);
    const read = [`${path}.br`, `${path}.gz`, path].map((file) => readFile(file));
    const [br, gzip, identity] = await Promise.all(read).catch(() => []);
    if (br && gzip && identity) return { br, gzip, identity };
  }
  return undefined;
}

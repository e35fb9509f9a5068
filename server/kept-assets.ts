import { randomUUID } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { type RequestHandler, Router } from "express";
import type { Logger } from "pino";
import { removeOlder } from "#backend/files/remove-older.ts";
import { day } from "#domain/time.ts";
import { type PackedText, packText, sendPacked } from "./packed-text.ts";

/** Nobody has a page open for longer, or comes back to one. */
const keptMilliseconds = 7 * day;
const isUnfinished = (name: string) => name.startsWith(".");

/** A script that a portal makes itself; its address says which. */
export interface MadeScript {
  url: string;
  text: string;
}

interface Build {
  /** Its hashed files. */
  assets: string;
  /** What pages name beside them, each made on request. */
  manifests: MadeScript[];
  /** Differs where one of them does. */
  version: string;
}

/**
 * Keeps a build's files in a folder that outlives it, for pages that are open when another build takes its place, and
 * removes those of builds that nobody has run for a week (ADR 0136).
 */
export async function keepAssets(build: Build, folder: string, log: Pick<Logger, "warn">) {
  const own = join(folder, build.version);
  const renew = async () => {
    const now = new Date();
    // Nothing may have been made for it yet.
    await utimes(join(folder, madeFor(build.version)), now, now).catch(() => undefined);
    await utimes(own, now, now);
  };
  try {
    await renew().catch(() => copyWhole(build, own));
    const paths = (await readdir(folder)).map((name) => join(folder, name));
    await removeOlder(paths, new Date(Date.now() - keptMilliseconds));
  } catch (err) {
    log.warn({ err }, "DATA_DIR/assets cannot be written: pages lose their files when another build takes over");
  }
  setInterval(() => renew().catch(() => undefined), day).unref();
}

/** Beside the folder of a build, which is there as a whole or not at all. */
const madeFor = (version: string) => `${version}-made`;

/** Keeps a script that was made for a page of a build, for as long as that build's files. */
export async function keepScript({ url, text }: MadeScript, version: string, folder: string) {
  const path = join(folder, madeFor(version), nameIn(url));
  const unfinished = join(folder, `.${randomUUID()}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished, text);
  await rename(unfinished, path);
}

const nameIn = (url: string) => url.slice("/assets/".length);

/** There all at once, as another process may be looking for a file of it. */
async function copyWhole({ assets, manifests }: Build, to: string) {
  const unfinished = join(dirname(to), `.${randomUUID()}`);
  // Remix writes a manifest of its own, in whose place ours are sent.
  const filter = (path: string) => !basename(path).startsWith("manifest-");
  await cp(assets, unfinished, { recursive: true, filter });
  for (const { url, text } of manifests) await writeFile(join(unfinished, nameIn(url)), text);
  // Of several that start at once, one is first.
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true }));
}

/** Files of other builds, older or newer, that were kept. A name holds a hash: whatever has it is the right file. */
export function keptAssets(folder: string): RequestHandler {
  const found = new Map<string, PackedText>();
  const router = Router();
  router.get("/assets/*", async (request, response, next) => {
    const { 0: name } = request.params as unknown as [string];
    const asset = found.get(name) ?? (isName(name) ? await find(folder, name) : undefined);
    if (!asset) return next();
    found.set(name, asset);
    sendPacked(request, response, extname(name), asset);
  });
  return router;
}

/** No folder has a dot in its name, and none leads out of a build's. */
const isName = (name: string) => /^([\w-]+\/)*[\w-]+(\.[\w-]+)+$/.test(name);

async function find(folder: string, name: string): Promise<PackedText | undefined> {
  for (const build of await readdir(folder).catch(() => [])) {
    if (isUnfinished(build)) continue;
    const path = join(folder, build, name);
    const read = [`${path}.br`, `${path}.gz`, path].map((file) => readFile(file).catch(() => undefined));
    const [br, gzip, identity] = await Promise.all(read);
    if (br && gzip && identity) return { br, gzip, identity };
    // A script that was made is kept as it is.
    if (identity && extname(name) === ".js") return packText(identity.toString());
  }
  return undefined;
}

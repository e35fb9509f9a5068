import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { type RequestHandler, Router } from "express";
import type { Logger } from "pino";
import { keepAssets, keptAssets } from "./kept-assets.ts";
import { builtFiles } from "./static-files.ts";

/** The Remix build and the files that go with it. */
export interface RemixBuild {
  load: () => Promise<ServerBuild>;
  files: RequestHandler;
  /** Keeps these files for pages that outlive the build. */
  keepFiles: (log: Logger) => Promise<void>;
}

/** The finished build; in development Vite rebuilds it with each change. */
export async function openRemixBuild(dataDirectory: string): Promise<RemixBuild> {
  if (process.env.NODE_ENV === "development") return openVite();
  const entry = join(process.cwd(), "build/server/index.js");
  if (!existsSync(entry)) throw new Error("Nothing is built yet: npm run build");
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const client = join(process.cwd(), "build/client");
  const kept = join(dataDirectory, "assets");
  return {
    load: async () => build,
    files: Router().use(builtFiles(client), keptAssets(kept)),
    keepFiles: (log) => keepAssets({ assets: join(client, "assets"), version: build.assets.version }, kept, log),
  };
}

async function openVite(): Promise<RemixBuild> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    load: async () => (await vite.ssrLoadModule("virtual:remix/server-build")) as unknown as ServerBuild,
    files: vite.middlewares,
    keepFiles: async () => undefined,
  };
}

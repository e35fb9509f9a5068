import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { type RequestHandler, Router } from "express";
import type { Logger } from "pino";
import { keepAssets, keepScript, keptAssets, type MadeScript } from "./kept-assets.ts";
import { manifestsOf } from "./side-builds.ts";
import { builtFiles } from "./static-files.ts";

/** The Remix build and the files that go with it. */
export interface RemixBuild {
  load: () => Promise<ServerBuild>;
  files: RequestHandler;
  /** Keeps these files for pages that outlive the build. */
  keepFiles: (log: Logger) => Promise<void>;
  /** The same for a script that was made for a page. */
  keepScript: (script: MadeScript) => void;
}

/** The finished build; in development Vite rebuilds it with each change. */
export async function openRemixBuild(dataDirectory: string): Promise<RemixBuild> {
  if (process.env.NODE_ENV === "development") return openVite();
  const entry = join(process.cwd(), "build/server/index.js");
  if (!existsSync(entry)) throw new Error("Nothing is built yet: npm run build");
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const client = join(process.cwd(), "build/client");
  const kept = join(dataDirectory, "assets");
  const { version } = build.assets;
  return {
    load: async () => build,
    files: Router().use(builtFiles(client), keptAssets(kept)),
    keepFiles: (log) =>
      keepAssets({ assets: join(client, "assets"), version, manifests: manifestsOf(build) }, kept, log),
    // A folder that cannot be written was told of at the start.
    keepScript: (script) => void keepScript(script, version, kept).catch(() => undefined),
  };
}

async function openVite(): Promise<RemixBuild> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    load: async () => (await vite.ssrLoadModule("virtual:remix/server-build")) as unknown as ServerBuild,
    files: vite.middlewares,
    keepFiles: async () => undefined,
    keepScript: () => undefined,
  };
}

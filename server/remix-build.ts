import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { builtFiles } from "./static-files.ts";

/** The Remix build and the files that go with it. */
export interface RemixBuild {
  load: () => Promise<ServerBuild>;
  files: RequestHandler;
}

/** The finished build; in development Vite rebuilds it with each change. */
export async function openRemixBuild(): Promise<RemixBuild> {
  if (process.env.NODE_ENV === "development") return openVite();
  const entry = join(process.cwd(), "build/server/index.js");
  if (!existsSync(entry)) throw new Error("Nothing is built yet: npm run build");
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  return { load: async () => build, files: builtFiles(join(process.cwd(), "build/client")) };
}

async function openVite(): Promise<RemixBuild> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    load: async () => (await vite.ssrLoadModule("virtual:remix/server-build")) as unknown as ServerBuild,
    files: vite.middlewares,
  };
}

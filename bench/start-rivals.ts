import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RivalPage } from "./rivals.ts";

export interface Rivals {
  url: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/** Starts the Express process of `rivals.ts` with these pages. */
export async function startRivals(pages: Record<string, RivalPage>): Promise<Rivals> {
  const folder = await mkdtemp(join(tmpdir(), "portal-bench-"));
  await writeFile(join(folder, "pages.json"), JSON.stringify(pages));
  const child = spawn(process.execPath, ["--import", "tsx", "bench/rivals.ts", join(folder, "pages.json")], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout, "data");
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    process: child,
    async stop() {
      child.kill();
      await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

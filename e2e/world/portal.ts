import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface Portal {
  url: string;
  dataDirectory: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}
type Settings = Record<string, string>;
/** Gets each line that a process logs. */
type Hear = (line: string) => void;

/** Starts the finished build as operators do, on a free port and fresh data, with demo data. */
export const startPortal = (settings: Settings = {}, hear?: Hear) => start("server", "PORT", settings, hear);

/** Starts the reference backend alone (`npm run backend`), for a portal at `publicUrl`. */
export const startBackend = (settings: Settings, hear?: Hear) => start("backend", "BACKEND_PORT", settings, hear);

async function start(
  entry: "server" | "backend",
  portSetting: string,
  settings: Settings,
  hear: Hear = console.error,
): Promise<Portal> {
  const port = settings[portSetting] ?? (await freePort());
  const dataDirectory = settings.DATA_DIR ?? (await freshFolder());
  const child = spawn(process.execPath, [`build/${entry}.js`], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      [portSetting]: port,
      DATA_DIR: dataDirectory,
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await firstAddress(child, hear);
  return {
    url: `http://localhost:${port}`,
    dataDirectory,
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      if (!settings.DATA_DIR) await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Waits for the address that a process prints once it answers; what it logs, then and later, is passed on. */
function firstAddress(child: ChildProcess, hear: Hear): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The process ended with ${code} before it answered`)));
    createInterface({ input: child.stdout! }).on("line", (line) => {
      if (line.startsWith("{")) hear(line);
      else if (line.includes("http://")) resolve();
    });
  });
}

/** A folder that the database's system user can reach too. */
async function freshFolder() {
  const folder = await mkdtemp(join(tmpdir(), "portal-e2e-"));
  await chmod(folder, 0o755);
  return folder;
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
}

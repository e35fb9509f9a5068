import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { initializeData } from "./initialize-data.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import {
  findPostmaster,
  isAlive,
  isListening,
  type Launch,
  launchPostmaster,
  port,
  stopPostmaster,
} from "./postmaster.ts";
import { serverAccount } from "./server-account.ts";
import { makeServerDirectory, makeSocketDirectory } from "./server-directory.ts";

const user = "app";
const startMilliseconds = 60_000;
const watchMilliseconds = 500;

interface Options {
  /** Where data, socket and log lie; made when missing. */
  directory: string;
  /** `false` trades safety at a power cut for speed: for tests. Default `true`. */
  durable?: boolean;
  /** Server settings that differ from ours, as in `postgresql.conf`. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** The folder of the Unix socket: there is no TCP. */
  host: string;
  port: number;
  user: string;
  /** The server was running already, left behind by a Node that was killed or started by another one. */
  attached: boolean;
  /** Ends the server, unless it belongs to another living Node. */
  stop(): Promise<void>;
}

/**
 * Starts a private PostgreSQL on a Unix socket, or attaches to the one that runs on the folder, and starts it again
 * whenever it dies.
 *
 * @throws Error when no binaries fit this machine or the server does not start within a minute
 */
export async function startEmbeddedPostgres({
  directory,
  durable = true,
  settings,
}: Options): Promise<EmbeddedPostgres> {
  const account = serverAccount();
  const home = makeServerDirectory(directory, account);
  const socketDirectory = makeSocketDirectory(home, account);
  const binaries = await findPostgresBinaries(home, account);
  const data = path.join(home, "data");
  await initializeData({ initdb: binaries.initdb, data, user, account });

  const start = () =>
    attachOrLaunch({
      postgres: binaries.postgres,
      data,
      log: path.join(home, "postgres.log"),
      settings: { ...serverSettings(socketDirectory, durable ? "on" : "off"), ...settings },
      account,
    });
  const { host, attached } = await start();
  const isOurs = claim(path.join(home, "owner.pid"), attached);
  const ending = new AbortController();
  const watch = isOurs && watchOver(data, start, ending.signal);

  return {
    host,
    port,
    user,
    attached,
    async stop() {
      if (!watch) return;
      ending.abort();
      await watch;
      await stopPostmaster(data);
    },
  };
}

const serverSettings = (socketDirectory: string, sync: "on" | "off") => ({
  listen_addresses: "",
  unix_socket_directories: socketDirectory,
  unix_socket_permissions: "0770",
  max_connections: "40",
  shared_buffers: "64MB",
  fsync: sync,
  synchronous_commit: sync,
  full_page_writes: sync,
  jit: "off",
  // Errors quote values of rows, and the log is a plain file: personal data stays out of it.
  log_min_messages: "fatal",
});

/** Ended servers whose children still leave, and two starts at once: both pass by waiting. */
const isPassing = (error: unknown) =>
  /pre-existing shared memory block|lock file "[^"]*" already exists/.test(String(error));

async function attachOrLaunch(launch: Launch) {
  const deadline = Date.now() + startMilliseconds;
  const host = launch.settings.unix_socket_directories!;
  for (;;) {
    const running = findPostmaster(launch.data);
    if (running?.isReady && (await isListening(running.socketDirectory))) {
      return { host: running.socketDirectory, attached: true };
    }
    try {
      if (!running) {
        await launchPostmaster(launch);
        return { host, attached: false };
      }
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    if (Date.now() > deadline) throw new Error(`PostgreSQL in ${launch.data} does not start`);
    await pause(50);
  }
}

/** A server belongs to the Node that started it, or to the first one that attaches after that Node died. */
function claim(file: string, attached: boolean): boolean {
  const owner = fs.existsSync(file) ? Number(fs.readFileSync(file, "utf8")) : undefined;
  if (attached && owner && isAlive(owner)) return false;
  fs.writeFileSync(file, String(process.pid));
  return true;
}

async function watchOver(data: string, start: () => Promise<unknown>, ending: AbortSignal) {
  while (!ending.aborted) {
    await pause(watchMilliseconds, undefined, { ref: false, signal: ending }).catch(() => undefined);
    // What it dies of again stands in its log; the next round tries again.
    if (!ending.aborted && !findPostmaster(data)) await start().catch(() => undefined);
  }
}

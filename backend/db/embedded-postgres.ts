import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { blankClusterOf } from "./blank-cluster.ts";
import { isHeldElsewhere, signLock, takeLock } from "./file-lock.ts";
import { initializeData } from "./initialize-data.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import {
  type Cluster,
  endPostmaster,
  findPostmaster,
  isListening,
  type Launch,
  launchPostmaster,
  port,
  removeTraces,
  stopPostmaster,
} from "./postmaster.ts";
import { serverAccount } from "./server-account.ts";
import { makeServerDirectory, makeSocketDirectory } from "./server-directory.ts";

const user = "app";
const startMilliseconds = 60_000;
/** The time that another container may need to shut down; the portal needs at most this. */
const handoverMilliseconds = 10_000;
const watchMilliseconds = 500;

interface Options {
  /** The folder of data, socket and log; created if missing. */
  directory: string;
  /** `false` trades safety at a power cut for speed: for tests. Default `true`. */
  durable?: boolean;
  /** Finished data that a new folder begins with. Default: those of the build. */
  blank?: string;
  /** Server settings that differ from ours, as in `postgresql.conf`. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** The folder of the Unix socket: there is no TCP. */
  host: string;
  port: number;
  user: string;
  /** Whether the server was already running: left behind by a killed Node, or started by another one. */
  attached: boolean;
  /** Stops the server, unless it belongs to another living Node. */
  stop(): Promise<void>;
}

/**
 * Starts a private PostgreSQL on a Unix socket, or attaches to the one that runs on the folder, and starts it again
 * whenever it dies. It ends with this Node, unless that is killed.
 *
 * @throws Error when no binaries fit this machine, the server does not start within a minute, or another container uses
 *   the folder
 */
export async function startEmbeddedPostgres({
  directory,
  durable = true,
  blank,
  settings,
}: Options): Promise<EmbeddedPostgres> {
  const account = serverAccount();
  const home = makeServerDirectory(directory, account);
  const socketDirectory = makeSocketDirectory(home, account);
  const { postgres, initdb, version } = await findPostgresBinaries(home, account);
  const installation = {
    initdb,
    postgres,
    blank: blank ?? blankClusterOf(version),
    data: path.join(home, "data"),
    socketDirectory,
    lockFile: path.join(home, "server.lock"),
    log: path.join(home, "postgres.log"),
    settings: { ...serverSettings(socketDirectory, durable ? "on" : "off"), ...settings },
    account,
  };
  const { attached } = await attachOrLaunch(installation);
  // A server belongs to the Node that started it, or to the first one that attaches after that Node died.
  const ownership = await takeLock(path.join(home, "owner.lock"));
  const ending = new AbortController();
  const watch = ownership && watchOver(installation, ending.signal);
  // A start that fails, or is ended by a signal, stops nothing.
  const leave = () => void endPostmaster(installation);
  if (ownership) process.once("exit", leave);

  return {
    host: socketDirectory,
    port,
    user,
    attached,
    async stop() {
      if (!ownership || ending.signal.aborted) return;
      ending.abort();
      await watch;
      await stopPostmaster(installation);
      process.off("exit", leave);
      fs.closeSync(ownership);
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
  // Errors quote values of rows, and the log is a plain file: personal data stays out of it.
  log_min_messages: "fatal",
});

interface Installation extends Launch {
  initdb: string;
  blank: string;
  /** Held by the only process that works on the data (ADR 0042). */
  lockFile: string;
}

/** Returns whether the server was already running. */
async function attachOrLaunch(installation: Installation): Promise<{ attached: boolean }> {
  const begun = Date.now();
  for (;;) {
    const running = findPostmaster(installation);
    // This check also works across containers, and for a server that an older version started without a lock.
    const isAnswering = await isListening(installation);
    if (running?.isReady && isAnswering) return { attached: true };
    const lock = isAnswering ? undefined : await takeLock(installation.lockFile);
    if (lock !== undefined) {
      await launch(installation, lock);
      return { attached: false };
    }
    const waited = Date.now() - begun;
    const isElsewhere = !running && (isAnswering || isHeldElsewhere(installation.lockFile));
    if (isElsewhere && waited > handoverMilliseconds) throw new Error(inUse(installation));
    if (waited > startMilliseconds) throw new Error(`PostgreSQL in ${installation.data} does not start`);
    await pause(50);
  }
}

const inUse = ({ data }: Cluster) =>
  `Wrong setting — DATA_DIR: the database in ${data} is in use by another container. Stop that one first, or give both one DATABASE_URL.`;

/** While we hold the lock, nothing else works on the data, whatever the files in it say. */
async function launch(installation: Installation, lock: number) {
  try {
    signLock(lock);
    await initializeData({ ...installation, user, lock });
    removeTraces(installation);
    await launchPostmaster(installation, lock);
  } finally {
    fs.closeSync(lock);
  }
}

async function watchOver(installation: Installation, ending: AbortSignal) {
  while (!ending.aborted) {
    await pause(watchMilliseconds, undefined, { ref: false, signal: ending }).catch(() => undefined);
    // The server's log holds the reason of any other failure; the next round tries again.
    if (!ending.aborted && !findPostmaster(installation)) await attachOrLaunch(installation).catch(() => undefined);
  }
}

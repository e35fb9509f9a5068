import { spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ServerAccount } from "./server-account.ts";

export const port = 5432;
const pauseMilliseconds = 10;

const { PATH, NODE_ENV } = process.env;
/** Nothing else of Node's environment: its secrets are none of the server's business, and `PG…` names would change it. */
export const serverEnvironment = { PATH, NODE_ENV, LC_ALL: "C", TZ: "UTC" };

/** What a running server says of itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  socketDirectory: string;
  isReady: boolean;
}

export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A number from before a restart of the machine may by now be another program's. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  const name = `/proc/${pid}/comm`;
  return !fs.existsSync(name) || fs.readFileSync(name, "utf8").trim() === "postgres";
}

const lockFile = (data: string) => path.join(data, "postmaster.pid");

function readLock(data: string): string[] {
  try {
    return fs.readFileSync(lockFile(data), "utf8").split("\n");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Finds the server that runs on a data folder; removes the lock of one whose number another program has by now. */
export function findPostmaster(data: string): Postmaster | undefined {
  const [first, , , , socketDirectory = "", , , status = ""] = readLock(data);
  const pid = Number(first);
  if (isPostgres(pid)) return { pid, socketDirectory, isReady: status.startsWith("ready") };
  if (isAlive(pid)) fs.rmSync(lockFile(data), { force: true });
  return undefined;
}

/** Whether something listens on the server's socket. */
export function isListening(socketDirectory: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(path.join(socketDirectory, `.s.PGSQL.${port}`));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}

export interface Launch {
  postgres: string;
  data: string;
  log: string;
  settings: Record<string, string>;
  account?: ServerAccount;
}

/**
 * Starts a server that outlives Node, and waits until it takes connections.
 *
 * @throws Error with what the server last logged, when it ends instead
 */
export async function launchPostmaster({ postgres, data, log, settings, account }: Launch): Promise<void> {
  const logStart = fs.existsSync(log) ? fs.statSync(log).size : 0;
  const output = fs.openSync(log, "a");
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(postgres, ["-D", data, ...options], {
    ...account,
    env: serverEnvironment,
    cwd: "/",
    detached: true,
    stdio: ["ignore", output, output],
  });
  fs.closeSync(output);
  let ending: string | undefined;
  child.once("exit", (code, signal) => {
    ending = String(code ?? signal);
  });
  child.once("error", (error) => {
    ending = error.message;
  });
  child.unref();

  while (ending === undefined) {
    const running = findPostmaster(data);
    if (running?.pid === child.pid && running?.isReady) return;
    await pause(pauseMilliseconds);
  }
  const said = fs.readFileSync(log).subarray(logStart).toString().slice(-800);
  throw new Error(`PostgreSQL ended (${ending}): ${said}`);
}

/** Ends a server: open transactions roll back, everything committed is kept. */
export async function stopPostmaster(data: string): Promise<void> {
  const running = findPostmaster(data);
  if (!running) return;
  process.kill(running.pid, "SIGINT");
  // The lock file goes last; a zombie without a parent that reaps it would look alive for ever.
  while (fs.existsSync(lockFile(data)) && isAlive(running.pid)) await pause(pauseMilliseconds);
}

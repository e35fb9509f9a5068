import { spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ServerAccount } from "./server-account.ts";

export const port = 5432;
const pauseMilliseconds = 10;

const { PATH, NODE_ENV } = process.env;
/** The server gets no other variables of Node's: they hold secrets, and `PG…` variables would change its behaviour. */
export const serverEnvironment = { PATH, NODE_ENV, LC_ALL: "C", TZ: "UTC" };

/** The data that a running server writes into `postmaster.pid`. */
interface Postmaster {
  pid: number;
  isReady: boolean;
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** After a restart of the machine, another program may have the same process number. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  const name = `/proc/${pid}/comm`;
  return !fs.existsSync(name) || fs.readFileSync(name, "utf8").trim() === "postgres";
}

/** A cluster on disk, and the folder of its server's socket. */
export interface Cluster {
  data: string;
  socketDirectory: string;
}

const pidFile = ({ data }: Cluster) => path.join(data, "postmaster.pid");
const socketFile = ({ socketDirectory }: Cluster) => path.join(socketDirectory, `.s.PGSQL.${port}`);

function readPidFile(cluster: Cluster): string[] {
  try {
    return fs.readFileSync(pidFile(cluster), "utf8").split("\n");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Finds the server that runs on a cluster; a copied pid file names the server of another one. */
export function findPostmaster(cluster: Cluster): Postmaster | undefined {
  const [first, data, , , socketDirectory, , , status = ""] = readPidFile(cluster);
  const isTheirs = data === cluster.data && socketDirectory === cluster.socketDirectory;
  return isTheirs && isPostgres(Number(first))
    ? { pid: Number(first), isReady: status.startsWith("ready") }
    : undefined;
}

/** Removes a pid file left by a dead server or copied with the data: any program may have its number by now. */
export function removeTraces(cluster: Cluster) {
  for (const file of [pidFile(cluster), socketFile(cluster), `${socketFile(cluster)}.lock`])
    fs.rmSync(file, { force: true });
}

/** Whether a server listens on the socket. */
export function isListening(cluster: Cluster): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(socketFile(cluster));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}

export interface Launch extends Cluster {
  postgres: string;
  log: string;
  settings: Record<string, string>;
  account?: ServerAccount;
}

/**
 * Starts a server that outlives a Node that is killed, and waits until it takes connections.
 *
 * @param lock the cluster's lock: every process of the server keeps it until it ends
 * @throws Error with the server's last log lines, if it ends instead
 */
export async function launchPostmaster(launch: Launch, lock: number): Promise<void> {
  const { postgres, data, log, settings, account } = launch;
  const logStart = fs.existsSync(log) ? fs.statSync(log).size : 0;
  const output = fs.openSync(log, "a");
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(postgres, ["-D", data, ...options], {
    ...account,
    env: serverEnvironment,
    cwd: "/",
    detached: true,
    stdio: ["ignore", output, output, lock],
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
    const running = findPostmaster(launch);
    if (running?.pid === child.pid && running?.isReady) return;
    await pause(pauseMilliseconds);
  }
  const said = fs.readFileSync(log).subarray(logStart).toString().slice(-800);
  throw new Error(`PostgreSQL ended (${ending}): ${said}`);
}

/** Tells a server to stop: open transactions roll back, committed data stay. */
export function endPostmaster(cluster: Cluster): Postmaster | undefined {
  const running = findPostmaster(cluster);
  if (running) process.kill(running.pid, "SIGINT");
  return running;
}

/** Stops a server, and waits until it has ended. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const running = endPostmaster(cluster);
  if (!running) return;
  // The server removes its pid file last; its process may stay a zombie, which would look alive for ever.
  while (fs.existsSync(pidFile(cluster)) && isAlive(running.pid)) await pause(pauseMilliseconds);
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { keepingFlags } from "#server/keep-compiled-code.ts";
import { freePort, type Portal, startBackend, startPortal } from "../e2e/world/portal.ts";
import { Visitor } from "../tests/world/visitor.ts";
import { type Load, load, type Target } from "./load.ts";

/** A way to send a page, which takes turns with others. */
export type Way = [name: string, Target];

const warmUps = 1500;
const rounds = 12;
const requestsPerRound = 100;

/** What a request takes by each way. */
export async function compareWays(ways: Way[]): Promise<Map<string, Load>> {
  for (const [, way] of ways) await load(way, warmUps);
  const loads = await takeTurns(ways, (way) => load(way, requestsPerRound));
  return new Map([...loads].map(([name, each]) => [name, quietOf(each)]));
}

/** The ways take turns, each in every place of them: a busy machine, and being the first, slow all of them alike. */
export async function takeTurns<One>(ways: Way[], measure: (way: Target) => Promise<One>): Promise<Map<string, One[]>> {
  const measured = new Map<string, One[]>(ways.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const at of ways.keys()) {
      const [name, way] = ways[(round + at) % ways.length]!;
      measured.get(name)!.push(await measure(way));
    }
  return measured;
}

/** The lower quarter: other work on the machine only adds. */
const quietOf = (loads: Load[]): Load =>
  loads.sort((one, other) => one.cpuMilliseconds - other.cpuMilliseconds)[Math.floor(loads.length / 4)]!;

/** A portal and its backend in processes of their own, on one PostgreSQL. */
export interface Apart {
  portal: Portal;
  backend: Portal;
  /** The portal's settings, for other processes that do its work. */
  settings: Record<string, string>;
  stop: () => Promise<void>;
}

export async function startApart(): Promise<Apart> {
  const [port, backendPort] = [await freePort(), await freePort()];
  const publicUrl = `http://localhost:${port}`;
  const backend = await startBackend({ BACKEND_PORT: backendPort, PUBLIC_URL: publicUrl, LOG_LEVEL: "warn" });
  const settings = {
    PUBLIC_URL: publicUrl,
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    DATA_DIR: backend.dataDirectory,
    LOG_LEVEL: "warn",
  };
  const portal = await startPortal({ ...settings, PORT: port });
  return {
    portal,
    backend,
    settings,
    async stop() {
      await portal.stop();
      await backend.stop();
    },
  };
}

export interface Server {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a program of Node's that prints its address once it answers. It rests in turns, with what the portal sets then. */
export async function startServer(args: string[], settings: Record<string, string>, cwd = "."): Promise<Server> {
  const child: ChildProcess = spawn(process.execPath, [...keepingFlags, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    url: await addressOf(child),
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

const addressOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The process ended with ${code} before it answered`)));
    createInterface({ input: child.stdout! }).on("line", (line) => {
      const [url] = /http:\/\/(localhost|127\.0\.0\.1):\d+/.exec(line) ?? [];
      if (url) resolve(url);
    });
  });

/** Somebody who is signed in and opens that page. */
export async function signedIn({ url }: Portal, email: string, page: string) {
  const visitor = new Visitor(url);
  await visitor.signIn(email, page);
  return visitor;
}

export const targetOf = ({ url, process: { pid = 0 } }: Portal, { cookieHeader }: Visitor, path: string): Target => ({
  url,
  path,
  pid,
  headers: { Cookie: cookieHeader },
});

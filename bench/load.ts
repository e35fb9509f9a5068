import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";

export interface Target {
  url: string;
  path: string;
  /** The process whose processor time is measured. */
  pid: number;
  headers?: Record<string, string>;
}
export interface Load {
  perSecond: number;
  /** Processor time of all threads of the process. */
  cpuMilliseconds: number;
}

const connections = 4;

/** The headers of a browser. */
export const browserHeaders = {
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "Accept-Encoding": "gzip, deflate, br",
  "Accept-Language": "de-DE,de;q=0.9,en;q=0.8",
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "Sec-Fetch-Site": "same-origin",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
};

/** Requests a page many times over keep-alive connections. Any answer but 200 ends the run. */
export async function load(target: Target, requests: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = cpuMilliseconds(target.pid);
  const start = performance.now();
  let left = requests;
  const worker = async () => {
    while (left-- > 0) await once(target, agent);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return {
    perSecond: requests / seconds,
    cpuMilliseconds: (cpuMilliseconds(target.pid) - before) / requests,
  };
}

/** Milliseconds until the first byte of each page, one request after the other over one connection. */
export async function firstBytes(target: Target, requests: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  while (times.length < requests) times.push(await once(target, agent));
  agent.destroy();
  return times;
}

/** One page; the milliseconds until its first byte. */
function once({ url, path, headers }: Target, agent: Agent): Promise<number> {
  const start = performance.now();
  let first: number | undefined;
  return new Promise((resolve, reject) => {
    const request = get(new URL(path, url), { agent, headers: { ...browserHeaders, ...headers } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}${path} answered ${response.statusCode}`));
      response.on("data", () => {
        first ??= performance.now() - start;
      });
      response.once("end", () => resolve(first ?? Number.NaN)).once("error", reject);
    });
    request.once("error", reject);
  });
}

/** Processor time of a process since its start: from /proc, or from `ps` where there is no /proc. */
export function cpuMilliseconds(pid: number): number {
  if (process.platform === "linux") {
    // Of its threads in nanoseconds: the process's own figure counts hundredths of a second.
    const threads = readdirSync(`/proc/${pid}/task`);
    const spent = threads.map((id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ")[0]);
    return spent.reduce((sum, nanoseconds) => sum + Number(nanoseconds) / 1e6, 0);
  }
  const time = execFileSync("ps", ["-o", "time=", "-p", String(pid)], { encoding: "utf8" }).trim();
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

import { once } from "node:events";
import { createServer, request as forward, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import type { Endpoint } from "#contract/endpoint.ts";
import { httpStatus } from "#contract/errors.ts";
import { freePort, startBackend, startPortal } from "./portal.ts";
import { test as base } from "./test.ts";

export interface Between {
  /** The way from the portal to its backend: it can break. */
  way: Awaited<ReturnType<typeof startProxy>>;
  /** What portal and backend log at their most talkative, line by line. */
  log: string[];
}

/** A portal whose backend runs alone. */
export const test = base.extend<object, Between>({
  portal: [
    async ({ way, log }, use) => {
      const secret = { SESSION_SECRET: "the same secret for the portal and for its backend" };
      const PORT = await freePort();
      const loud = { LOG_LEVEL: "debug", ...secret };
      const hear = (line: string) => void log.push(line);
      const backend = await startBackend({ PUBLIC_URL: `http://localhost:${PORT}`, ...loud }, hear);
      way.leadTo(backend.url);
      const settings = { PORT, BACKEND_URL: way.url, BACKEND_TIMEOUT: "4", DATA_DIR: backend.dataDirectory };
      const portal = await startPortal({ ...settings, ...loud }, hear);
      await use(portal);
      await portal.stop();
      await backend.stop();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  log: [async ({}, use) => use([]), { scope: "worker" }],
  way: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const way = await startProxy();
      await use(way);
      await way.stop();
    },
    { scope: "worker" },
  ],
});

export type Ailment = "stopped" | "hung" | "busy" | "half a body" | "no answer" | Failure;

/** A bad answer: a code of spec §8, the page of an intermediary with its status, or malformed JSON. */
export type Failure = { code: number } | { page: number } | { json: string };

/** Calls of one line of the contract, for an ailment that befalls them only. */
export const callOf = ({ method, base, path }: Endpoint) =>
  new RegExp(`^${method} .*${base}${path.replace(/:\w+/g, "[^/?]+")}(\\?|$)`);

function fail(response: ServerResponse, failure: Failure) {
  if ("page" in failure)
    return void response.writeHead(failure.page, { "Content-Type": "text/html" }).end("<h1>Something else</h1>");
  const type = { "Content-Type": "application/json" };
  if ("json" in failure) return void response.writeHead(200, type).end(failure.json);
  const body = JSON.stringify({ code: failure.code, message: "refused" });
  response.writeHead(httpStatus(failure.code), type).end(body);
}

/** A proxy before a real backend. Well, it hands everything on; ill, it breaks as backends do. */
async function startProxy() {
  let ailment: Ailment | undefined;
  let illCall = /./;
  let backend = new URL("http://127.0.0.1");

  const answer: RequestListener = (request, response) => {
    const isIll = illCall.test(`${request.method} ${request.url}`);
    if (ailment === "hung") return;
    if (ailment === "busy" && isIll) return void response.writeHead(503, { "Retry-After": "60" }).end();
    if (isIll && typeof ailment === "object") return fail(response, ailment);
    const { hostname, port } = backend;
    const { method, url: path, headers } = request;
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      // It was carried out, but nobody hears of it.
      if (ailment === "no answer" && isIll && method === "POST") return void answer.resume();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (ailment === "half a body" && isIll)
        answer.once("data", (chunk: Buffer) =>
          response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy()),
        );
      else pipeline(answer, response, () => undefined);
    });
    pipeline(request, onward, (error) => error && response.destroy());
  };

  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function stop() {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  }
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo(url: string) {
      backend = new URL(url);
    },
    /** Unless it is stopped or hung, it may also be ill for one call only. */
    async fallIll(how: Ailment, call = /./) {
      ailment = how;
      illCall = call;
      if (how === "stopped") await stop();
    },
    async recover() {
      ailment = undefined;
      if (!server.listening) await once(server.listen(port, "127.0.0.1"), "listening");
    },
    stop,
  };
}

import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { askJson } from "#app/api/ask-json.server.ts";

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** Starts a server on a free port that never closes a waiting connection; gives its address. */
async function serve(listener: RequestListener) {
  const server = createServer({ keepAliveTimeout: 0 }, listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  ended.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const question = (method: string, body?: string) => ({
  method,
  headers: { "X-Request-Id": "request-1" },
  body,
  signal: new AbortController().signal,
});

it("sends what was asked and reads status, headers and JSON of the answer", async () => {
  const url = await serve(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    response.writeHead(
      422,
      [
        ["Set-Cookie", "one=1"],
        ["Set-Cookie", "two=2"],
      ].flat(),
    );
    response.end(JSON.stringify({ method: request.method, id: request.headers["x-request-id"], body }));
  });
  const answer = await askJson(url, question("PATCH", '{"city":"Köln"}'));
  expect([answer.ok, answer.status]).toEqual([false, 422]);
  expect(answer.headers.getSetCookie()).toEqual(["one=1", "two=2"]);
  expect(await answer.json()).toEqual({ method: "PATCH", id: "request-1", body: '{"city":"Köln"}' });
});

/** A server that answers a connection's first request and closes it at the second, as if it had done so before. */
async function serveOncePerConnection() {
  const known = new Set<Socket>();
  const asked: IncomingMessage[] = [];
  const url = await serve((request, response) => {
    asked.push(request);
    if (known.has(request.socket)) return request.socket.destroy();
    known.add(request.socket);
    response.end("{}");
  });
  return { url, asked };
}

it("reads once more when the server had closed the kept connection", async () => {
  const { url, asked } = await serveOncePerConnection();
  await (await askJson(url, question("GET"))).json();
  expect((await askJson(url, question("GET"))).status).toBe(200);
  expect(asked).toHaveLength(3);
});

it("never sends a change a second time by itself", async () => {
  const { url, asked } = await serveOncePerConnection();
  await (await askJson(url, question("GET"))).json();
  await expect(askJson(url, question("POST", "{}"))).rejects.toMatchObject({ code: "ECONNRESET" });
  expect(asked).toHaveLength(2);
});

it("closes a connection that waits sooner than servers do", async () => {
  const sockets: Socket[] = [];
  const url = await serve((request, response) => {
    sockets.push(request.socket);
    response.end("{}");
  });
  await (await askJson(url, question("GET"))).json();
  await once(sockets[0]!, "close");
});

it("fails with the reason for which it was given up, before and in the middle of an answer", async () => {
  const silent = await serve(() => undefined);
  const halting = await serve((_, response) => void response.write("{"));
  for (const url of [silent, halting]) {
    const given = new AbortController();
    const asked = askJson(url, { ...question("GET"), signal: given.signal }).then((answer) => answer.json());
    setImmediate(() => given.abort(new DOMException("too long", "TimeoutError")));
    await expect(asked).rejects.toMatchObject({ name: "TimeoutError" });
  }
});

it("knows the status of an answer that breaks off, and fails when its body is read", async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { "Content-Length": "10" });
    response.write("{", () => setImmediate(() => response.destroy()));
  });
  const answer = await askJson(url, question("GET"));
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toMatchObject({ code: "ECONNRESET" });
});

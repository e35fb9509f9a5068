import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import express from "express";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { openCircuits } from "#app/api/circuit.server.ts";
import { failedRequest } from "#server/failed-request.ts";
import { answerFewAtOnce } from "#server/few-at-once.ts";
import { forwardedIdentity } from "#server/forwarded-identity.ts";
import { listen } from "#server/listen.ts";
import { requestLog } from "#server/log.ts";
import { onlySwiftBodies } from "#server/swift-bodies.ts";

/** A backend with this behaviour, and the portal in front of it, which knows it by an address with this path. */
async function portalBefore(answer: RequestListener, milliseconds: number, path = "") {
  const asked: string[] = [];
  const backend = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(backend, "listening");
  const host = `127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const backendUrl = `http://${host}${path}`;
  const app = express()
    .use(requestLog(pino({ level: "silent" }), (path) => path))
    .use(onlySwiftBodies(() => undefined))
    .use("/oidc", answerFewAtOnce, forwardedIdentity(backendUrl, openCircuits(milliseconds)(backendUrl)))
    .use(failedRequest);
  const portal = await listen(app, { port: 0, host: "127.0.0.1" });
  afterAll(() => {
    for (const server of [backend, portal]) server.close().closeAllConnections();
  });
  const url = `http://127.0.0.1:${(portal.address() as AddressInfo).port}/oidc/auth?client_id=a`;
  const visit = async (init?: RequestInit) => {
    const response = await fetch(url, init);
    return { status: response.status, type: response.headers.get("Content-Type"), body: await response.text() };
  };
  return { asked, host, visit };
}
const page = { status: 503, type: expect.stringMatching(/^text\/html/) };

test("a request and its answer are forwarded, which Node does not take for a leak", async () => {
  const warnings: Error[] = [];
  process.on("warning", (warning) => warnings.push(warning));
  const { visit } = await portalBefore(async (request, response) => {
    response
      .writeHead(201, { "Content-Type": "text/plain" })
      .end(`${request.method} ${request.url} ${await text(request)}`);
  }, 60_000);
  const answer = { status: 201, type: "text/plain", body: "POST /oidc/auth?client_id=a prompt=login" };
  expect(await visit({ method: "POST", body: "prompt=login" })).toEqual(answer);
  expect(warnings).toEqual([]);
});

test("a provider is told who asks by the portal alone", async () => {
  const { visit } = await portalBefore((request, response) => {
    response.writeHead(200, { "Content-Type": "text/plain" }).end(request.headers["x-forwarded-for"]);
  }, 60_000);
  expect((await visit({ headers: { "X-Forwarded-For": "192.0.2.1" } })).body).toBe("127.0.0.1");
});

test("a provider is asked by the name and below the path of BACKEND_URL, as what stands before it expects", async () => {
  const { asked, host, visit } = await portalBefore(
    (request, response) => response.writeHead(200, { "Content-Type": "text/plain" }).end(request.headers.host),
    60_000,
    "/ds/api",
  );
  expect((await visit()).body).toBe(host);
  expect(asked).toEqual(["/ds/api/oidc/auth?client_id=a"]);
});

test("a silent provider results in an error page, which later visitors get at once", async () => {
  const { asked, visit } = await portalBefore(() => undefined, 100);
  expect(await visit()).toMatchObject(page);
  expect(await visit({ method: "POST", body: "a=b" })).toMatchObject(page);
  expect(asked.filter((path) => path !== "/health")).toHaveLength(1);
});

test("an unreadable answer becomes an error page; the provider's own page and refusals to programs are forwarded", async () => {
  const types: Record<string, string> = { 500: "application/json", 502: "text/html", 400: "application/json" };
  let status = 500;
  const { visit } = await portalBefore(
    (_, response) => response.writeHead(status, { "Content-Type": types[status] }).end('{"code":500}'),
    60_000,
  );
  expect(await visit()).toMatchObject(page);
  for (status of [502, 400]) expect(await visit()).toEqual({ status, type: types[status], body: '{"code":500}' });
});

test("an answer that breaks off becomes an error page", async () => {
  const { visit } = await portalBefore((request) => request.destroy(), 60_000);
  expect(await visit()).toMatchObject(page);
  expect(await visit({ method: "POST", body: "a=b" })).toMatchObject(page);
});

import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openCircuits } from "#app/api/circuit.server.ts";
import { openClient } from "#app/api/client.server.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { studentHealth } from "#contract/calls/student.ts";

/** A backend that sets cookies and remembers what reached it. */
async function listen() {
  const received: IncomingHttpHeaders[] = [];
  const sets: string[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers);
    response.setHeader("Set-Cookie", sets);
    if (request.method === "GET") response.end('{"status":"ok"}');
    else response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  return { received, sets, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const main = await listen();
const student = await listen();
beforeEach(() => [main, student].forEach(({ received, sets }) => void [received.splice(0), sets.splice(0)]));

const end = async (): Promise<never> => {
  throw new Error("the request ends");
};
const openRequest = () =>
  openClient({
    servers: { main: main.url, student: student.url, bank: main.url },
    token: async () => undefined,
    language: "de",
    requestId: "request-1",
    address: "192.0.2.7",
    cookie: "XSRF-TOKEN=from-the-browser",
    log: pino({ level: "silent" }),
    circuits: openCircuits(60_000),
    whenAway: end,
    whenSignedOut: end,
  });
const write = (call = openRequest()) => call(publicCalls.revokeToken, { body: { api_token: "a-token" } });
const sent = ({ received }: typeof main) => received.map(({ cookie, "x-xsrf-token": header }) => ({ cookie, header }));

const nothing = { cookie: undefined, header: undefined };

test("a backend's token goes back to it with the later calls of the request", async () => {
  main.sets.push("other=1; Path=/", "XSRF-TOKEN=a%2Fb%3D; Path=/; SameSite=Lax");
  const call = openRequest();
  await write(call);
  await write(call);
  expect(sent(main)).toEqual([nothing, { cookie: "XSRF-TOKEN=a%2Fb%3D", header: "a/b=" }]);
});

test("the newest one counts", async () => {
  main.sets.push("XSRF-TOKEN=first");
  const call = openRequest();
  await write(call);
  main.sets.splice(0, 1, "XSRF-TOKEN=second");
  await write(call);
  await write(call);
  expect(sent(main).map(({ header }) => header)).toEqual([undefined, "first", "second"]);
});

test("it goes to no other backend and to no other request", async () => {
  main.sets.push("XSRF-TOKEN=first");
  const call = openRequest();
  await write(call);
  await call(studentHealth.checkHealth);
  await write(openRequest());
  expect([...sent(student), ...sent(main)]).toEqual([nothing, nothing, nothing]);
});

test("without a cookie from the backend, no token is sent", async () => {
  const call = openRequest();
  await write(call);
  await write(call);
  expect(sent(main)).toEqual([nothing, nothing]);
});

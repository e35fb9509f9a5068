import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import express from "express";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { boundConnections } from "#server/bound-connections.ts";
import { listen } from "#server/listen.ts";
import { sendRaw } from "./raw.ts";

const lines: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
const app = express().get("/", (_request, response) => void response.send("done"));
const server = await listen(app, { port: 0, host: "127.0.0.1" });
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
boundConnections(server, log, 3);
const { port } = server.address() as AddressInfo;

/** A connection without any request. */
async function hold() {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}
const ask = () => sendRaw(port, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");

test("connections beyond the limit are dropped until others end, and one line is logged", async () => {
  const held = [await hold(), await hold(), await hold()];
  const answers = await Promise.allSettled([ask(), ask()]);
  for (const answer of answers) expect(answer).not.toMatchObject({ value: expect.stringContaining("done") });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ connections: 3, dropped: 1 }]);

  for (const socket of held) socket.destroy();
  await expect.poll(ask).toContain("done");
});

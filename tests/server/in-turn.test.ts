import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import express from "express";
import { afterAll, beforeEach, expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { listen } from "#server/listen.ts";
import { sendRaw } from "./raw.ts";

let begun: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;
beforeEach(() => {
  begun = [];
  mostAtOnce = 0;
});

const large = "x".repeat(8_000_000);
const app = express()
  .use((request, response, next) => {
    begun.push(request.path);
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    response.prependListener("close", () => atOnce--);
    next();
  })
  .get("/large", (_request, response) => void response.send(large))
  .get("/late", async (_request, response) => {
    await wait(50);
    response.send("late");
  })
  .get("/:number", (request, response) => void response.send(`this is ${request.params.number}.`));
const server = await listen(app, { port: 0, host: "127.0.0.1" });
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
const { port } = server.address() as AddressInfo;

const get = (path: string | number) => `GET /${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const last = "GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const numbersIn = (answer: string) => [...answer.matchAll(/this is (\d+)\./g)].map(([, number]) => Number(number));

/** Sends this without ever reading an answer. */
async function sendDeaf(bytes: string) {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  socket.pause().write(bytes);
  return socket;
}

test("what a connection asks for at once is answered one after the other, in its order", async () => {
  const quick = numbers(limits.pipelinedRequests - 2);
  const answer = await sendRaw(port, [get("late"), ...quick.map(get), last].join(""));
  expect(numbersIn(answer)).toEqual(quick);
  expect(answer.indexOf("late")).toBeLessThan(answer.indexOf("this is 0."));
  expect(mostAtOnce).toBe(1);
});

test("a connection that asks for far more at once, and reads nothing, is cut off", async () => {
  const socket = await sendDeaf(get("large").repeat(2000));
  await expect.poll(() => socket.resume().closed).toBe(true);
  expect(begun.length).toBeLessThanOrEqual(1);
});

test("a connection may ask as often as it likes, if it waits for the answers", async () => {
  const socket = connect(port, "127.0.0.1");
  for (const number of numbers(5 * limits.pipelinedRequests)) {
    socket.write(get(number));
    const [answer] = await once(socket, "data");
    expect(numbersIn(String(answer))).toEqual([number]);
  }
  socket.destroy();
});

test("what waits in a connection that goes is never begun", async () => {
  const socket = await sendDeaf(get("large") + get(1) + get(2));
  await expect.poll(() => begun).toEqual(["/large"]);
  socket.destroy();
  await expect.poll(() => atOnce).toBe(0);
  expect(begun).toEqual(["/large"]);
});

test("a malformed request does not write into the answer that is under way", async () => {
  const socket = await sendDeaf(`${get("large") + get(1)}Guten Tag\r\n\r\n`);
  await expect.poll(() => begun).toEqual(["/large"]);
  let answer = "";
  socket.on("data", (piece) => {
    answer += piece;
  });
  await once(socket.resume(), "close");
  expect(answer).not.toContain("HTTP/1.1 400");
});

// The process of uncaught.test.ts: a server whose handlers throw errors that nobody catches.
import { EventEmitter } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { pino } from "pino";
import { failedRequest } from "#server/failed-request.ts";
import { listen } from "#server/listen.ts";
import { requestLog } from "#server/log.ts";
import { endGracefully, ownRequests } from "#server/uncaught.ts";

const log = pino({ level: "fatal" });
let isWanted = false;
const fail = (where: string) => {
  throw new Error(`broken in ${where}`);
};
const app = express()
  .use(
    ownRequests(log),
    requestLog(log, (path) => path),
  )
  .get("/health", (_request, response) => void response.send("ok"))
  .post("/timer", () => void setTimeout(fail, 5, "a timer"))
  .post("/promise", () => void Promise.reject(new Error("broken in a promise")))
  .post("/later", () => void new Promise((_resolve, reject) => setTimeout(reject, 5, new Error("broken in a promise"))))
  .post("/nothing", () => void Promise.reject())
  .post("/data", (request) => void request.on("data", () => fail("a body's piece")))
  .post("/end", (request) => void request.on("end", () => fail("a body's end")).resume())
  .post("/close", (_request, response) => void response.on("close", () => fail("a close")).end("done"))
  .post("/event", () => void setImmediate(() => new EventEmitter().emit("error", new Error("broken in an event"))))
  .post("/begun", (_request, response) => void setTimeout(fail, 20, "an answer", response.write("half")))
  .post("/nobody", (_request, response) => {
    isWanted = true;
    response.end("done");
  })
  .use(failedRequest);
setInterval(() => isWanted && fail("nobody's hands"), 20);
const server = await listen(app, { port: 0, host: "127.0.0.1" });
endGracefully(log, async () => void server.close());
console.log((server.address() as AddressInfo).port);

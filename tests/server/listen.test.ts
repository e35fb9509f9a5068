import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, expect, test } from "vitest";
import { listen } from "#server/listen.ts";
import { sendRaw } from "./raw.ts";

const app = express().get("/", (_request, response) => void response.send("done"));
const server = await listen(app, { port: 0, host: "127.0.0.1" });
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;

test.each([
  ["too many cookies", `GET / HTTP/1.1\r\nHost: x\r\nCookie: a=${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["no HTTP at all", "Guten Tag\r\n\r\n", 400],
  ["a malformed header", "GET / HTTP/1.1\r\nHost: x\r\n(): x\r\n\r\n", 400],
  ["two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400],
  ["a broken piece of a body", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400],
])("%s is told in words, and the connection closed", async (_what, bytes, status) => {
  const answer = await sendRaw(port, bytes);
  const [head = "", page = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(page).toMatch(/<h1>[^<]{10,}<\/h1><p>[^<]{20,}<\/p>/);
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(page)}`);
});

test("earlier requests on the same connection are answered", async () => {
  const answer = await sendRaw(port, "GET / HTTP/1.1\r\nHost: x\r\n\r\nGuten Tag\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 [24]00 /);
});

test("other clients are served as before", async () => {
  expect(await sendRaw(port, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toContain("done");
});

test("an idle connection is kept for longer than proxies keep theirs, so that none closes while a post is on its way", async () => {
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});

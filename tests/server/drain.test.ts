import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, test, vi } from "vitest";
import type { Database } from "#backend/db/open.ts";
import { drain } from "#server/drain.ts";
import { ready } from "#server/health.ts";
import { listen } from "#server/listen.ts";

afterEach(() => void vi.useRealTimers());

test("a portal that ends says so at /ready while it still takes connections, and keeps none of them open", async () => {
  let isClosing = false;
  const database = { pool: { query: async () => undefined } } as unknown as Database;
  const app = express().get(
    "/ready",
    ready(database, "", () => isClosing),
  );
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ready`;

  vi.useFakeTimers({ toFake: ["setTimeout"] });
  isClosing = true;
  const isDrained = drain(server, 2000);
  for (let times = 0; times < 2; times++) {
    const { status, headers } = await fetch(url);
    expect([status, headers.get("Connection")]).toEqual([503, "close"]);
  }
  vi.advanceTimersByTime(2000);
  await isDrained;
  await expect(fetch(url)).rejects.toThrow();
});

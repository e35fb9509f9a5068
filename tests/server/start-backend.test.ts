import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { pino } from "pino";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { openMetrics } from "#server/metrics.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { startBackend } from "#server/start-backend.ts";
import { useDatabase } from "../world/database.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";

const database = await useDatabase();
const settings = readSettings({ DATA_DIR: useTemporaryDirectory(), DEMO_DATA: "off" });
const warnings: string[] = [];
const log = pino({ level: "warn" }, { write: (line) => void warnings.push(JSON.parse(line).msg) });
const running: { close: () => Promise<void> }[] = [];
afterAll(async () => {
  for (const backend of running) await backend.close();
});

async function start(trustedProxies: string, more: Partial<Settings> = {}) {
  const backend = await startBackend({ ...settings, ...more }, database, log, {
    port: 0,
    host: "127.0.0.1",
    trustedProxies,
  });
  running.push(backend);
  return backend.url;
}

/** Requests a password reset from these addresses, each time for another person. */
async function resetAs(url: string, addresses: string[]) {
  const statuses = [];
  for (const address of addresses) {
    const answer = await fetch(`${url}/identity/password-reset`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
      body: JSON.stringify({ email: `${address}@portal.test`, language: "de" }),
    });
    statuses.push(answer.status);
  }
  return statuses;
}

const oneMore = limits.resetsPerHour + 1;
const addressesIn = (network: string) => Array.from({ length: oneMore }, (_, at) => `${network}.${at + 1}`);

describe("the address behind a call", () => {
  test("is the one that a trusted portal names", async () => {
    const url = await start("loopback");
    expect(await resetAs(url, addressesIn("192.0.2"))).toEqual(Array(oneMore).fill(204));
    expect((await resetAs(url, Array(oneMore).fill("198.51.100.1"))).at(-1)).toBe(429);
    expect(warnings).toEqual([]);
  });

  test("is the caller's own if no portal is trusted, and the log says what to do", async () => {
    const url = await start("203.0.113.7");
    const statuses = await resetAs(url, addressesIn("192.0.2"));
    expect(statuses.at(-1)).toBe(429);
    expect(warnings).toEqual([expect.stringContaining("name it in TRUSTED_PROXIES")]);
  });
});

describe("a backend alone", () => {
  test("tells its numbers where it is asked to", async () => {
    const metrics = openMetrics(undefined);
    const reach = { port: 0, host: "127.0.0.1", trustedProxies: "loopback", metrics: metrics.router };
    const backend = await startBackend(settings, database, log, reach);
    running.push(backend);
    metrics.showBacklog(backend.countBacklog);
    const body = await (await fetch(`${backend.url}/metrics`)).text();
    for (const name of ["missing_files", "waiting_mails", "failed_mails", "waiting_jobs", "failed_jobs"])
      expect(body).toMatch(new RegExp(`^portal_${name} \\d+$`, "m"));
  });
});

test.each([
  ["a port that another program has", async () => ({ host: "127.0.0.1", port: await takenPort() })],
  ["a host that is not this machine's", async () => ({ host: "192.0.2.1", port: 0 })],
])("%s is told in one line that names the setting", async (_which, address) => {
  const reach = { ...(await address()), trustedProxies: "loopback" };
  const told = /^Wrong setting — BACKEND_PORT, BACKEND_HOST: [^\n]{10,}$/;
  await expect(startBackend(settings, database, log, reach)).rejects.toThrow(told);
});

async function takenPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test("a public portal whose mails go to nobody says so once", async () => {
  warnings.length = 0;
  await start("loopback", { publicUrl: "https://portal.example", isLocal: false });
  expect(warnings).toEqual([expect.stringContaining("SMTP_URL")]);
  warnings.length = 0;
  const SMTP_URL = "smtp://127.0.0.1:2";
  await start("loopback", { publicUrl: "https://portal.example", isLocal: false, SMTP_URL });
  expect(warnings).toEqual([]);
});

import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it, vi } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#backend/db/embedded-postgres.ts";
import { useTemporaryDirectory } from "../../temporary-directory.ts";

const directory = useTemporaryDirectory();
const running: EmbeddedPostgres[] = [];
afterAll(() => Promise.all(running.map((server) => server.stop())));

async function start(name: string) {
  const server = await startEmbeddedPostgres({ directory: path.join(directory, name) });
  running.push(server);
  return server;
}

async function query({ host, user }: EmbeddedPostgres, text: string) {
  const client = new pg.Client({ host, user, database: "postgres", connectionTimeoutMillis: 1000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

const pidFile = (name: string) => path.join(directory, name, "data/postmaster.pid");
const pidOf = (name: string) => Number(fs.readFileSync(pidFile(name), "utf8").split("\n")[0]);

describe("embedded PostgreSQL", { timeout: 30_000 }, () => {
  it("keeps what was committed over stop and start, and never listens on TCP", async () => {
    const first = await start("kept");
    expect(first.attached).toBe(false);
    expect(await query(first, "show listen_addresses")).toEqual([""]);
    expect(await query(first, "show fsync")).toEqual(["on"]);
    await query(first, "create table kept as select 1 as value");
    await first.stop();
    expect(fs.existsSync(pidFile("kept"))).toBe(false);
    const second = await start("kept");
    expect(second.attached).toBe(false);
    expect(await query(second, "select value from kept")).toEqual([1]);
  });

  it("attaches to a server that runs, and leaves it to its owner", async () => {
    const guest = await start("kept");
    expect(guest.attached).toBe(true);
    await guest.stop();
    expect(await query(guest, "select value from kept")).toEqual([1]);
  });

  it("takes over the server of a Node that was killed", async () => {
    fs.writeFileSync(path.join(directory, "kept/owner.pid"), "2147483647");
    const heir = await start("kept");
    expect(heir.attached).toBe(true);
    await heir.stop();
    expect(fs.existsSync(pidFile("kept"))).toBe(false);
  });

  it("starts the server again when it is killed", async () => {
    const server = await start("killed");
    await query(server, "create table kept as select 2 as value");
    process.kill(pidOf("killed"), "SIGKILL");
    await vi.waitFor(async () => expect(await query(server, "select value from kept")).toEqual([2]), 10_000);
  });

  it("is not misled by a lock whose process number is another program's, nor by half a data folder", async () => {
    const unfinished = path.join(directory, "stale/data.unfinished");
    fs.mkdirSync(unfinished, { recursive: true });
    fs.writeFileSync(path.join(unfinished, "PG_VERSION"), "18\n");
    const server = await start("stale");
    await server.stop();
    fs.writeFileSync(pidFile("stale"), `${process.pid}\n${path.dirname(pidFile("stale"))}\n1\n5432\n${server.host}\n`);
    expect((await start("stale")).attached).toBe(false);
  });

  it("finds a short place for the socket when the folder's path is long", async () => {
    const server = await start("long-".repeat(20));
    expect(Buffer.byteLength(server.host)).toBeLessThan(80);
    expect(await query(server, "select 1")).toEqual([1]);
  });

  it("says what is wrong when the server cannot start", async () => {
    const settings = { shared_buffers: "nonsense" };
    const failing = startEmbeddedPostgres({ directory: path.join(directory, "wrong"), settings });
    await expect(failing).rejects.toThrow(/shared_buffers/);
  });
});

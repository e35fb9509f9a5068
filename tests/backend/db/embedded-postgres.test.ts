import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, describe, expect, it, vi } from "vitest";
import { keepBlankCluster } from "#backend/db/blank-cluster.ts";
import { databaseId } from "#backend/db/database-id.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#backend/db/embedded-postgres.ts";
import { takeLock } from "#backend/db/file-lock.ts";
import { openDatabase } from "#backend/db/open.ts";
import { useTemporaryDirectory } from "../../world/temporary-directory.ts";

const directory = useTemporaryDirectory();
const running: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  await Promise.all(children.map(kill));
});

async function start(name: string, options: { blank?: string } = {}) {
  const server = await startEmbeddedPostgres({ directory: path.join(directory, name), ...options });
  running.push(server);
  return server;
}

async function query({ host, user }: Pick<EmbeddedPostgres, "host" | "user">, text: string) {
  const client = new pg.Client({ host, user, database: "postgres", connectionTimeoutMillis: 1000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

/** A Node of its own on the folder, run by a command; gives the first line that it says. */
async function startBy(name: string, [command = "", ...options]: string[]) {
  const script = [...options, "--import", "tsx", "tests/backend/db/run-postgres.ts", path.join(directory, name)];
  const child = spawn(command, script, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [line] = await once(createInterface({ input: child.stdout! }), "line");
  return { child, line };
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

// What a container has of its own. Not everybody may make it, and not every machine.
const container = ["unshare", "--pid", "--ipc", "--net", "--fork", "--mount-proc", "--kill-child"];
const canContain = spawnSync(container[0]!, [...container.slice(1), "true"]).status === 0;

const pidFile = (name: string) => path.join(directory, name, "data/postmaster.pid");
const pidOf = (name: string) => Number(fs.readFileSync(pidFile(name), "utf8").split("\n")[0]);

describe("embedded PostgreSQL", () => {
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
    const { child, line } = await startBy("inherited", [process.execPath]);
    expect(line).toBe("running");
    await kill(child);
    // The server holds the lock as long as it lives, not the Node that started it.
    expect(await takeLock(path.join(directory, "inherited/server.lock"))).toBe(undefined);
    const heir = await start("inherited");
    expect(heir.attached).toBe(true);
    expect(await query(heir, "select 1")).toEqual([1]);
    await heir.stop();
    expect(fs.existsSync(pidFile("inherited"))).toBe(false);
  });

  it("ends with a Node that ends without stopping it, as after a start that failed", async () => {
    const { child } = await startBy("abandoned", [process.execPath]);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([1, null]);
    await vi.waitFor(() => expect(fs.existsSync(pidFile("abandoned"))).toBe(false), { timeout: 30_000 });
  });

  it("is started once by two who come at once, and belongs to one of them", async () => {
    const both = await Promise.all([start("together"), start("together")]);
    expect(both.map(({ attached }) => attached).sort()).toEqual([false, true]);
    for (const server of both) expect(await query(server, "select 1")).toEqual([1]);
  });

  it("starts the server again when it is killed", async () => {
    const server = await start("killed");
    await query(server, "create table kept as select 2 as value");
    process.kill(pidOf("killed"), "SIGKILL");
    await vi.waitFor(async () => expect(await query(server, "select value from kept")).toEqual([2]), 30_000);
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

  it("takes a copy for itself, whatever came along of the server of the original", async () => {
    const original = await start("original");
    await query(original, "create table documents as select 1 as id");
    await original.stop();
    const [from, to] = ["original", "copy"].map((name) => path.join(directory, name));
    // With their owner, which Node's own copying does not keep.
    expect(spawnSync("cp", ["-a", from!, to!]).status).toBe(0);
    const again = await start("original");
    for (const file of ["data/postmaster.pid", ".s.PGSQL.5432.lock"])
      spawnSync("cp", ["-a", path.join(from!, file), path.join(to!, file)]);

    const copy = await start("copy");
    expect(copy.attached).toBe(false);
    await query(copy, "delete from documents");
    expect(await query(again, "select id from documents")).toEqual([1]);
    await copy.stop();
    expect(await query(again, "select id from documents")).toEqual([1]);
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

describe("a cluster that was made ahead", () => {
  const blank = path.join(directory, "blank");

  async function idOf({ host, user }: EmbeddedPostgres) {
    const database = await openDatabase({ url: `postgres://${user}@/postgres?host=${host}`, directory });
    const id = await databaseId(database.db);
    await database.close();
    return id;
  }

  it("is what new folders begin with, each with an id of its own and closed to other users", async () => {
    const maker = await start("maker");
    await query(maker, "create table kept as select 5 as value");
    await maker.stop();
    keepBlankCluster(path.join(directory, "maker/data"), blank);

    const [first, second] = [await start("first", { blank }), await start("second", { blank })];
    await query(first, "update kept set value = 6");
    expect(await query(second, "select value from kept")).toEqual([5]);
    expect(await idOf(first)).not.toBe(await idOf(second));
    const modes = fs
      .readdirSync(path.join(directory, "first/data"), { recursive: true, withFileTypes: true })
      .map(({ parentPath, name }) => fs.statSync(path.join(parentPath, name)).mode & 0o077);
    expect(new Set(modes)).toEqual(new Set([0]));

    const id = await idOf(first);
    await first.stop();
    const again = await start("first", { blank });
    expect(await query(again, "select value from kept")).toEqual([6]);
    expect(await idOf(again)).toBe(id);
  });

  it("is never half of one, where the disk ends the copying", () => {
    const kept = path.join(directory, "kept-half");
    vi.spyOn(fs, "chmodSync").mockImplementationOnce(() => {
      throw new Error("ENOSPC");
    });
    expect(() => keepBlankCluster(path.join(directory, "maker/data"), kept)).toThrow("ENOSPC");
    expect(fs.existsSync(kept)).toBe(false);
  });

  it("is copied again where a kill left half of it", async () => {
    const half = path.join(directory, "half/data.unfinished");
    fs.mkdirSync(half, { recursive: true });
    fs.cpSync(path.join(blank, "PG_VERSION"), path.join(half, "PG_VERSION"));
    fs.writeFileSync(path.join(half, "postgresql.conf"), "nonsense");
    expect(await query(await start("half", { blank }), "select value from kept")).toEqual([5]);
  });
});

describe("a cluster that is used elsewhere", { concurrent: true }, () => {
  const inUse = /^Wrong setting — DATA_DIR: .* is in use by another container\..*$/;

  /** A server that nobody here would find, as if it ran in another container. */
  async function startOutOfSight(name: string) {
    const server = await start(name);
    await query(server, "create table kept as select 3 as value");
    const written = fs.readFileSync(pidFile(name), "utf8");
    fs.writeFileSync(pidFile(name), written.replace(server.host, "/elsewhere"));
    return { server, comeBack: () => fs.writeFileSync(pidFile(name), written) };
  }

  it("is left alone in one clear line", async ({ expect }) => {
    const { server, comeBack } = await startOutOfSight("elsewhere");
    fs.writeFileSync(path.join(directory, "elsewhere/server.lock"), "another container");
    await expect(start("elsewhere")).rejects.toThrow(inUse);
    comeBack();
    expect(await query(server, "select value from kept")).toEqual([3]);
  });

  it("is left alone without a lock, too: older versions took none", async ({ expect }) => {
    const { server, comeBack } = await startOutOfSight("unlocked");
    fs.rmSync(path.join(directory, "unlocked/server.lock"));
    await expect(start("unlocked")).rejects.toThrow(inUse);
    comeBack();
    expect(await query(server, "select value from kept")).toEqual([3]);
  });

  it.runIf(canContain)("is left alone by a second container, and free when the first one dies", async ({ expect }) => {
    const first = await startBy("contained", [...container, process.execPath]);
    expect(first.line).toBe("running");
    const server = { host: path.join(directory, "contained"), user: "app" };
    await query(server, "create table kept as select 4 as value");
    const second = await startBy("contained", [...container, process.execPath]);
    expect(second.line).toMatch(inUse);
    expect(await query(server, "select value from kept")).toEqual([4]);
    await kill(first.child);
    expect(await query(await start("contained"), "select value from kept")).toEqual([4]);
  });
});

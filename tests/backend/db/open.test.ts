import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { migrate } from "#backend/db/migrate.ts";
import { openDatabase } from "#backend/db/open.ts";
import { campus } from "#backend/db/schema/unit.ts";
import { useDatabase } from "../../world/database.ts";

const database = await useDatabase();

it("gives each test file a migrated database of its own", async () => {
  await database.db.insert(campus).values({ name: "Ulm", city: "Ulm", phone: "+49 731 1", email: "ulm@example.org" });
  expect(await database.db.select().from(campus)).toMatchObject([{ name: "Ulm", imagePath: null }]);
});

it("keeps nothing of a transaction that fails", async () => {
  const failing = database.db.transaction(async (tx) => {
    await tx.insert(campus).values({ name: "Bonn", city: "Bonn", phone: "1", email: "bonn@example.org" });
    throw new Error("after all not");
  });
  await expect(failing).rejects.toThrow("after all not");
  expect(await database.db.$count(campus, sql`name = 'Bonn'`)).toBe(0);
});

it("lets several processes migrate at once, and again", async () => {
  await Promise.all([migrate(database), migrate(database)]);
});

it("survives that the server ends a connection in use", async () => {
  const client = await database.pool.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const gone = new Promise((resolve) => client.once("end", resolve));
  await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await gone;
  client.release(true);
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

it("lets the server end a statement that hangs", async () => {
  const { rows } = await database.pool.query("show statement_timeout");
  expect(rows).toEqual([{ statement_timeout: "5s" }]);
});

it("has no statement compiled or shared among processors, whatever the server's own settings", async () => {
  const { rows } = await database.pool.query(
    "select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as more",
  );
  expect(rows).toEqual([{ jit: "off", more: "0" }]);
});

it("refuses an address where nobody answers", async () => {
  await expect(openDatabase({ url: "postgres://app@127.0.0.1:1/app", directory: "" })).rejects.toThrow("ECONNREFUSED");
});

it("gives up a server that takes the connection and says nothing, by the limit for connecting and not by the longer one for a turn", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  await expect(openDatabase({ url: `postgres://app@127.0.0.1:${port}/app`, directory: "" })).rejects.toThrow(
    "timeout expired",
  );
});

it("lets those who find all connections taken wait for their turn, also when it comes after a second only", async () => {
  const slow = () => database.pool.query("select pg_sleep(1.2)");
  const answers = await Promise.all(Array.from({ length: 2 * (database.pool.options.max ?? 0) }, slow));
  expect(answers).toHaveLength(20);
});

import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
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

it("refuses an address where nobody answers", async () => {
  await expect(openDatabase({ url: "postgres://app@127.0.0.1:1/app", directory: "" })).rejects.toThrow("ECONNREFUSED");
});

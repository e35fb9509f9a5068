import { expect, it, vi } from "vitest";
import { oneAtATime } from "#backend/db/one-at-a-time.ts";
import { useDatabase } from "../../world/database.ts";

const database = await useDatabase();
/** Those that the server knows: a transaction has one since PostgreSQL 17. */
const ofSessions = "^(statement|lock|transaction|idle_in_transaction_session|idle_session)_timeout$";
const { rows } = await database.pool.query("select name from pg_settings where name ~ $1", [ofSessions]);
const limits: string[] = rows.map(({ name }) => name);

/** Resolves once somebody has waited in the queue for longer than the database lets a statement take. */
const untilTheLimitHasPassed = () =>
  vi.waitFor(
    async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'
        and query_start < clock_timestamp() - interval '100 ms'`;
      expect((await database.pool.query(waiting)).rowCount).toBe(1);
    },
    { timeout: 20_000 },
  );

it("waits and works for as long as it takes where the database limits what a session may take", async () => {
  const [{ name }] = (await database.pool.query("select current_database() as name")).rows;
  for (const limit of limits) await database.pool.query(`alter database ${name} set ${limit} = '100ms'`);
  let second: Promise<unknown> | undefined;
  await oneAtATime(database, "startData", async () => {
    second = oneAtATime(database, "startData", async (client) => {
      const shown = limits.map((limit) => client.query(`show ${limit}`));
      return (await Promise.all(shown)).flatMap(({ rows }) => rows);
    });
    await Promise.race([second, untilTheLimitHasPassed()]);
  });
  expect(await second).toEqual(limits.map((limit) => ({ [limit]: "0" })));
});

import pg from "pg";
import type { Database } from "./open.ts";

/** Arbitrary numbers that no other program uses on the same database. */
const locks = { migration: 2_800_001, startData: 2_800_002 };

/** What ends a session's wait or work; a transaction has one since PostgreSQL 17. */
const limits = "^(statement|lock|transaction|idle_in_transaction_session|idle_session)_timeout$";

/** Runs work that only one process may do at a time: the others wait as long as it takes. */
export async function oneAtATime<T>(
  { url }: Pick<Database, "url">,
  what: keyof typeof locks,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  // The lock has its own connection: the wait may exceed the pool's timeout, and closing it releases the lock.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // A role or a database may set limits as the pool does, and PgBouncer passes none on at the start.
    await client.query("select set_config(name, '0', false) from pg_settings where name ~ $1", [limits]);
    await client.query("select pg_advisory_lock($1)", [locks[what]]);
    return await work(client);
  } finally {
    await client.end();
  }
}

import pg from "pg";
import type { Database } from "./open.ts";

/** Any numbers that no other program takes on the same database. */
const locks = { migration: 2_800_001, startData: 2_800_002 };

/** Runs work that several processes must not do at the same time: the others wait as long as it takes. */
export async function oneAtATime<T>(
  { url }: Pick<Database, "url">,
  what: keyof typeof locks,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  // Its own connection: the wait may be longer than a statement of the pool, and the lock ends with it.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [locks[what]]);
    return await work(client);
  } finally {
    await client.end();
  }
}

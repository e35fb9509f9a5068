import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";
import type { Database } from "./open.ts";

/** Beside this file in the sources, beside `server.js` in the build. */
const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any number that no other program takes on the same database. */
const migrationLock = 2_800_001;

/** Brings the tables, and those of the job queue, up to date. Of several processes that start at once, one does it. */
export async function migrate({ url, pool }: Database): Promise<void> {
  // Its own connection: a migration may take longer than a statement of the pool, and the lock ends with it.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder });
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await client.end();
  }
}

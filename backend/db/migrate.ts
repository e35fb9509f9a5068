import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { Logger, runMigrations } from "graphile-worker";
import { oneAtATime } from "./one-at-a-time.ts";
import type { Database } from "./open.ts";

/** The folder lies beside this file in the sources, beside `server.js` in the build. */
const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Migrates the tables and those of the job queue. If several processes start at once, one of them does it. */
export const migrate = (database: Database): Promise<void> =>
  oneAtATime(database, "migration", async (client) => {
    await applyMigrations(drizzle(client), { migrationsFolder });
    await runMigrations({ pgPool: database.pool, logger: new Logger(() => () => undefined) });
  });

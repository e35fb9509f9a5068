import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { Logger, runMigrations } from "graphile-worker";
import { oneAtATime } from "./one-at-a-time.ts";
import type { Database } from "./open.ts";

/** Beside this file in the sources, beside `server.js` in the build. */
const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Brings the tables, and those of the job queue, up to date. Of several processes that start at once, one does it. */
export const migrate = (database: Database): Promise<void> =>
  oneAtATime(database, "migration", async (client) => {
    await applyMigrations(drizzle(client), { migrationsFolder });
    await runMigrations({ pgPool: database.pool, logger: new Logger(() => () => undefined) });
  });

import { migrate } from "#backend/db/migrate.ts";
import { type Database, openDatabase } from "#backend/db/open.ts";
import { holdsDemoData } from "#backend/demo/remove-demo-data.ts";
import type { Settings } from "./settings.ts";

/**
 * Opens the database and brings it up to date. Throws one clear line if demo people, whose password is public,
 * would share the portal with real ones.
 */
export async function prepareDatabase(settings: Settings): Promise<Database> {
  const database = await openDatabase({ url: settings.DATABASE_URL, directory: settings.dataDirectory });
  await migrate(database);
  if (settings.loadsDemoData || !(await holdsDemoData(database.db))) return database;
  await database.close();
  throw new Error(
    `Wrong setting — ${settings.isLocal ? "DEMO_DATA" : "PUBLIC_URL"}: the database holds the demo's people, whose password is public; remove them with: npm run remove-demo`,
  );
}

import { migrate } from "#backend/db/migrate.ts";
import { type Database, openDatabase } from "#backend/db/open.ts";
import { holdsDemoData } from "#backend/demo/remove-demo-data.ts";
import type { Settings } from "./settings.ts";
import { openAs, reasonOf, wrongSetting } from "./wrong-setting.ts";

/** As PostgreSQL numbers it. */
const insufficientPrivilege = "42501";
const codeOf = ({ code, cause }: NodeJS.ErrnoException) => code ?? (cause as NodeJS.ErrnoException | undefined)?.code;

/** Opens the database that is named, or the private one. Throws one clear line where that fails. */
export const openNamedDatabase = ({ DATABASE_URL: url, dataDirectory: directory }: Settings): Promise<Database> =>
  openAs(url ? "DATABASE_URL" : "DATA_DIR", () => openDatabase({ url, directory }));

/**
 * Opens the database and brings it up to date. Throws one clear line if demo people, whose password is public,
 * would share the portal with real ones.
 */
export async function prepareDatabase(settings: Settings): Promise<Database> {
  const database = await openNamedDatabase(settings);
  await migrate(database).catch((error: Error) => {
    throw codeOf(error) === insufficientPrivilege
      ? wrongSetting(
          "DATABASE_URL",
          `${reasonOf(error)}: the role needs CREATE on the database and on its schema public`,
        )
      : error;
  });
  if (settings.loadsDemoData || !(await holdsDemoData(database.db))) return database;
  await database.close();
  throw wrongSetting(
    settings.isLocal ? "DEMO_DATA" : "PUBLIC_URL",
    "the database holds the demo's people, whose password is public; remove them with: npm run remove-demo",
  );
}

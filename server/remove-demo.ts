import { migrate } from "#backend/db/migrate.ts";
import { holdsDemoData, removeDemoData } from "#backend/demo/remove-demo-data.ts";
import { openNamedFiles } from "./open-named-files.ts";
import { openNamedDatabase } from "./prepare-database.ts";
import { readSettings } from "./settings.ts";

// `npm run remove-demo`: removes demo data from the database and the files before going live.
const settings = readSettings(process.env);
const database = await openNamedDatabase(settings);
try {
  await migrate(database);
  const hadDemo = await holdsDemoData(database.db);
  const files = await openNamedFiles(settings);
  await removeDemoData({ database, files, settings }, new Date());
  console.log(
    hadDemo ? "The people, companies and files of the demo are removed." : "There is no demo to remove.",
    settings.DATABASE_URL ? "(DATABASE_URL)" : `(${settings.dataDirectory})`,
  );
} finally {
  await database.close();
}

import { migrate } from "#backend/db/migrate.ts";
import { openDatabase } from "#backend/db/open.ts";
import { removeDemoData } from "#backend/demo/remove-demo-data.ts";
import { openFileStore } from "#backend/files/open-file-store.ts";
import { readSettings } from "./settings.ts";

// `npm run remove-demo`: removes demo data from the database and the files before going live.
const settings = readSettings(process.env);
const database = await openDatabase({ url: settings.DATABASE_URL, directory: settings.dataDirectory });
try {
  await migrate(database);
  const files = await openFileStore(settings.files);
  await removeDemoData({ database, files }, new Date());
  console.log("The people, companies and files of the demo are removed.");
} finally {
  await database.close();
}

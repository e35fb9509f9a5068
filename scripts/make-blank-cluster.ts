// The last step of `npm run build`: a private database without a person, which first starts copy (ADR 0167).
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { blankClusterOf, keepBlankCluster } from "#backend/db/blank-cluster.ts";
import { startEmbeddedPostgres } from "#backend/db/embedded-postgres.ts";
import { migrate } from "#backend/db/migrate.ts";
import { openDatabase } from "#backend/db/open.ts";
import { findPostgresBinaries } from "#backend/db/postgres-binaries.ts";
import { loadPlaces } from "#backend/places/load-places.ts";

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "portal-blank-"));
// The account that runs PostgreSQL for root has to reach its folder.
fs.chmodSync(directory, 0o755);
try {
  const { version } = await findPostgresBinaries(directory);
  const home = path.join(directory, "postgres");
  const server = await startEmbeddedPostgres({
    directory: home,
    durable: false,
    // No more of the log than a server at rest needs: each of its files has 16 MB.
    settings: { wal_level: "minimal", max_wal_senders: "0", min_wal_size: "32MB" },
  });
  const url = `postgres://${server.user}@/postgres?host=${encodeURIComponent(server.host)}`;
  const database = await openDatabase({ url, directory });
  await migrate(database);
  await database.db.transaction(loadPlaces);
  await database.close();
  await server.stop();
  keepBlankCluster(path.join(home, "data"), blankClusterOf(version, "build/blank-cluster"));
} finally {
  fs.rmSync(directory, { recursive: true });
}

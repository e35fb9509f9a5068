import { startEmbeddedPostgres } from "#backend/db/embedded-postgres.ts";

// A Node of its own on a folder: says that the server runs, or in which line it ended. Told to end, it stops nothing first.
process.once("SIGTERM", () => process.exit(1));
const [directory = ""] = process.argv.slice(2);
try {
  await startEmbeddedPostgres({ directory });
  console.log("running");
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.log((error as Error).message);
}

import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { migrate } from "#backend/db/migrate.ts";
import { noTables, useDatabase } from "./database.ts";
import { useTemporaryDirectory } from "./temporary-directory.ts";

const migrations = fileURLToPath(new URL("../../backend/db/migrations", import.meta.url));

/** A database with the tables of an older version, those of the migrations up to a name; `migrate` brings it up to date. */
export async function useOldDatabase(last: string) {
  const database = await useDatabase(noTables);
  const { pool } = database;
  const migrationsFolder = join(useTemporaryDirectory(), last);
  await cp(migrations, migrationsFolder, { recursive: true });
  const journalFile = join(migrationsFolder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8"));
  const end = journal.entries.findIndex(({ tag }: { tag: string }) => tag === last) + 1;
  if (end === 0) throw new Error(`There is no migration ${last}`);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  await applyMigrations(database.db, { migrationsFolder });

  /** Adds a row and gives its id. */
  async function add(table: string, values: Record<string, unknown>): Promise<string> {
    const names = Object.keys(values);
    const places = names.map((_, at) => `$${at + 1}`);
    const { rows } = await pool.query(
      `insert into ${table} (${names}) values (${places}) returning to_jsonb(${table})->>'id' as id`,
      Object.values(values),
    );
    return rows[0].id;
  }
  return { pool, add, migrate: () => migrate(database) };
}

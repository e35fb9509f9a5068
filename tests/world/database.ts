import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { type Database, openDatabase } from "#backend/db/open.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A database of the server that the tests run on, for creating others. */
    adminUrl: string;
    /** The name of the migrated database that every test file's own one is cloned from. */
    template: string;
  }
}

/** The address of another database on the same server. */
export const databaseUrl = (adminUrl: string, name: string) => adminUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);

/** Runs statements one by one on the server that the tests run on. */
export async function administer(adminUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** What a database without any table of ours is cloned from. */
export const noTables = "template1";

/** Gives the calling test file a migrated, empty database of its own; it is dropped after the file's last test. */
export async function useDatabase(template = inject("template")): Promise<Database> {
  const adminUrl = inject("adminUrl");
  if (!adminUrl) throw new Error("A test that needs a database belongs to the backend's (vitest.config.ts)");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const database = await openDatabase({ url: databaseUrl(adminUrl, name), directory: "" });
  afterAll(async () => {
    await database.close();
    await administer(adminUrl, `drop database ${name} with (force)`);
  });
  return database;
}

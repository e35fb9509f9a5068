import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#backend/db/embedded-postgres.ts";
import { migrate } from "#backend/db/migrate.ts";
import { openDatabase } from "#backend/db/open.ts";
import { administer, databaseUrl } from "./world/database.ts";

async function startServer() {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), "portal-tests-"));
  await fs.chmod(directory, 0o755);
  const server = await startEmbeddedPostgres({ directory: path.join(directory, "postgres"), durable: false });
  return {
    url: `postgres://${server.user}@/postgres?host=${encodeURIComponent(server.host)}`,
    async stop() {
      await server.stop();
      await fs.rm(directory, { recursive: true });
    },
  };
}

/** One server for the whole run, `DATABASE_URL` or a private one, with a migrated template. */
export default async function setUp({ provide }: TestProject) {
  const server = process.env.DATABASE_URL ? undefined : await startServer();
  const adminUrl = process.env.DATABASE_URL ?? server?.url ?? "";
  const template = `template_${randomUUID().replaceAll("-", "")}`;
  await administer(adminUrl, `create database ${template}`);
  const database = await openDatabase({ url: databaseUrl(adminUrl, template), directory: "" });
  await migrate(database);
  await database.close();
  provide("adminUrl", adminUrl);
  provide("template", template);

  return async () => {
    await administer(adminUrl, `drop database ${template}`);
    await server?.stop();
  };
}

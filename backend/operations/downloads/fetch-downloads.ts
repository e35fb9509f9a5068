import { asc } from "drizzle-orm";
import type { Download } from "#contract/entities/download.ts";
import { download } from "../../db/schema/downloads.ts";
import type { Work } from "../../work.ts";

/** The files for companies, by title. */
export async function fetchDownloads({ db }: Pick<Work, "db">): Promise<Download[]> {
  const { id, title, text, name, bytes, changedAt } = download;
  const rows = await db.select({ id, title, text, name, bytes, changedAt }).from(download).orderBy(asc(title), asc(id));
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}

import { isNotNull } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { tablesWithFiles } from "../../db/stored-files.ts";

/** How many stored files were not there at the last sweep. */
export async function countMissingFiles(db: Db): Promise<number> {
  const counts = tablesWithFiles.map((table) => db.$count(table, isNotNull(table.missingSince)));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

import type { Backend } from "../../backend.ts";
import { databaseId } from "../../db/database-id.ts";
import type { FileStore } from "../../files/file-store.ts";

/**
 * Whether the stored files are this database's, by the id beside them (ADR 0132). Nobody's become its own if there are none, or none
 * of the old ones that a sweep has looked at is `unknown` to its rows. Otherwise warns, and says what to do.
 */
export async function haveOwnFiles(
  { database: { db }, files, log }: Pick<Backend, "database" | "files" | "log">,
  unknown?: string[],
): Promise<boolean> {
  const own = await databaseId(db);
  const owner = (await files.databaseId()) ?? ((await areFree(files, unknown)) ? await files.claim(own) : undefined);
  if (owner === own) return true;
  if (owner || unknown)
    log.warn(
      { own, owner: owner ?? null, unknown: unknown?.length },
      "these files are not known to belong to this database, so none is removed. If they are its own and no other database's, write `own` into DATA_DIR/files/.database-id, or into database-id in the bucket",
    );
  return false;
}

const areFree = async (files: FileStore, unknown?: string[]) =>
  unknown ? unknown.length === 0 : (await files.list().next()).done;

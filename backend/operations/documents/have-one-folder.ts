import { gt } from "drizzle-orm";
import { hour } from "#domain/time.ts";
import type { Backend } from "../../backend.ts";
import { installation } from "../../db/schema/installation.ts";

/** Each backend notes it every hour; one that was not seen for two hours has gone. */
const seenMilliseconds = 2 * hour;

/**
 * Notes that this folder or bucket of files is used with the database, and whether it is the only one. Warns of portals that use
 * another one, or that have another session secret: they find neither each other's documents nor each other's sign-ins.
 */
export async function haveOneFolder(
  { database: { db }, files, settings, log }: Pick<Backend, "database" | "files" | "settings" | "log">,
  now: Date,
): Promise<boolean> {
  const own = { folderId: await files.id(), secretMark: settings.secretMark, seenAt: now };
  const { folderId, secretMark, seenAt } = installation;
  await db
    .insert(installation)
    .values(own)
    .onConflictDoUpdate({ target: [folderId, secretMark], set: { seenAt: now } });
  const inUse = await db
    .select()
    .from(installation)
    .where(gt(seenAt, new Date(now.getTime() - seenMilliseconds)));
  const hasOneFolder = inUse.every((one) => one.folderId === own.folderId);
  const hasOneSecret = inUse.every((one) => one.secretMark === own.secretMark);
  const lacking = [
    ...(hasOneFolder ? [] : ["FILES_URL or DATA_DIR/files"]),
    ...(hasOneSecret ? [] : ["SESSION_SECRET"]),
  ];
  if (lacking.length > 0) log.warn({ lacking }, "another portal uses this database without having these in common");
  return hasOneFolder;
}

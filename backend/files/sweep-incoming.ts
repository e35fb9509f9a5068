import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fixedRetention } from "#contract/enumerations/retention.ts";
import { hour } from "#domain/time.ts";
import { incomingFolder } from "./incoming.ts";
import { removeOlder } from "./remove-older.ts";

/** Removes from this machine's folder uploads whose process ended half-way. */
export async function sweepIncoming(dataDirectory: string, now: Date): Promise<void> {
  const folder = incomingFolder(dataDirectory);
  const names = await readdir(folder).catch(() => []);
  await removeOlder(
    names.map((name) => join(folder, name)),
    new Date(now.getTime() - fixedRetention.files * hour),
  );
}

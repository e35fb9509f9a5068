import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ServerAccount } from "./server-account.ts";

/** Beside `server.js` in the build; the sources have none. */
const folder = fileURLToPath(new URL("./blank-cluster", import.meta.url));

/** Where the build puts the cluster that first starts copy: one of another version or platform is of no use to them. */
export const blankClusterOf = (version: string, parent = folder) =>
  path.join(parent, `${process.platform}-${process.arch}-${version}`);

/**
 * Copies a cluster that is at rest into the build, for everybody to read: it holds no person and no secret. A copy that
 * a full disk or a kill cuts off is never taken for a whole one.
 */
export function keepBlankCluster(data: string, blank: string) {
  const unfinished = `${blank}.unfinished`;
  for (const left of [blank, unfinished]) fs.rmSync(left, { recursive: true, force: true });
  fs.cpSync(data, unfinished, { recursive: true });
  for (const { entry, isFolder } of below(unfinished)) fs.chmodSync(entry, isFolder ? 0o755 : 0o644);
  fs.renameSync(unfinished, blank);
}

/** Copies the build's cluster, private to the account that runs the server. */
export function copyBlankCluster(blank: string, data: string, account?: ServerAccount) {
  fs.cpSync(blank, data, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  for (const { entry, isFolder } of below(data)) {
    fs.chmodSync(entry, isFolder ? 0o700 : 0o600);
    if (account) fs.lchownSync(entry, account.uid, account.gid);
  }
  // Copies have the same `system_identifier`: this tells them apart (ADR 0132).
  fs.appendFileSync(path.join(data, "postgresql.conf"), `\nportal.cluster = '${randomUUID()}'\n`);
}

const below = (root: string) => [
  { entry: root, isFolder: true },
  ...fs.readdirSync(root, { recursive: true, withFileTypes: true }).map((found) => ({
    entry: path.join(found.parentPath, found.name),
    isFolder: found.isDirectory(),
  })),
];

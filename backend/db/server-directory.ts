import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { canReach, type ServerAccount } from "./server-account.ts";

/** Socket paths end at 103 bytes on some systems, and PostgreSQL adds `/.s.PGSQL.5432`. */
const socketDirectoryBytes = 80;

function makePrivate(folder: string, account?: ServerAccount) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = fs.statSync(folder);
  if (account && uid === process.getuid?.()) fs.chownSync(folder, account.uid, account.gid);
  else if (process.getuid && uid !== (account?.uid ?? process.getuid())) {
    throw new Error(`The folder ${folder} belongs to another user`);
  }
}

/** The server's account cannot enter root's home: the data then lie in /var/lib, with a link at the requested place. */
function linkToReachable(directory: string) {
  fs.symlinkSync(fs.mkdtempSync("/var/lib/portal-postgres-"), directory);
}

/**
 * Makes the server's folder, private to its account.
 *
 * @returns its real path
 */
export function makeServerDirectory(directory: string, account?: ServerAccount): string {
  const parent = path.dirname(path.resolve(directory));
  fs.mkdirSync(parent, { recursive: true });
  if (!fs.existsSync(directory) && !canReach(account, parent)) linkToReachable(directory);
  makePrivate(directory, account);
  const real = fs.realpathSync(directory);
  if (!canReach(account, real)) throw new Error(`The database's system user cannot reach ${real}`);
  return real;
}

/**
 * Makes the folder of the server's socket: its own one, or one with a short path if that is too long for a socket.
 */
export function makeSocketDirectory(directory: string, account?: ServerAccount): string {
  if (Buffer.byteLength(directory) <= socketDirectoryBytes) return directory;
  const name = createHash("sha256").update(directory).digest("hex").slice(0, 16);
  const short = path.join(os.tmpdir(), `pg-${name}`);
  makePrivate(short, account);
  return short;
}

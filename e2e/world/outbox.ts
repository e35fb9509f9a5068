import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { readMail } from "../../tests/world/eml.ts";

/** Waits for a mail to an address and gives its text, decoded; `after` skips those that came before. */
export async function mailTo(address: string, dataDirectory = process.env.PORTAL_DATA ?? "", after = 0) {
  let mails: string[] = [];
  await expect
    .poll(
      async () => {
        mails = await mailsTo(address, join(dataDirectory, "outbox"));
        return mails.length;
      },
      { message: `a mail to ${address}`, timeout: 30_000 },
    )
    .toBeGreaterThan(after);
  return mails.at(-1)!;
}

/** Waits for a mail to an address that says this, whatever else comes at the same moment. */
export const expectMail = (address: string, text: string, dataDirectory = process.env.PORTAL_DATA ?? "") =>
  expect
    .poll(() => mailsTo(address, join(dataDirectory, "outbox")), { message: `a mail to ${address}`, timeout: 30_000 })
    .toContainEqual(expect.stringContaining(text));

/** The six digits of a mail. */
export const codeOf = (mail: string) => /^\s*(\d{6})\s*$/m.exec(mail)?.[1] ?? "";

/** The first address of the portal that a mail names. */
export const linkOf = (mail: string) => /https?:\/\/\S+/.exec(mail)?.[0] ?? "";

/** A mail whose name begins with a dot is still being written. */
async function mailsTo(address: string, outbox: string) {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  return sources
    .filter((source) => new RegExp(`^To: .*${address}`, "m").test(source))
    .map((source) => readMail(source).text);
}

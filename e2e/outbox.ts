import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

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

/** The six digits of a mail. */
export const codeOf = (mail: string) => /^\s*(\d{6})\s*$/m.exec(mail)?.[1] ?? "";

/** The first address of the portal that a mail names. */
export const linkOf = (mail: string) => /https?:\/\/\S+/.exec(mail)?.[0] ?? "";

/** A mail whose name begins with a dot is still being written. */
async function mailsTo(address: string, outbox: string) {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  return sources.filter((source) => new RegExp(`^To: .*${address}`, "m").test(source)).map(textOf);
}

/** The plain text part: nodemailer writes it as 7bit, quoted-printable or base64. */
function textOf(source: string) {
  const part = /Content-Type: text\/plain[\s\S]*?\n\n([\s\S]*?)\n--/.exec(source);
  const [whole = "", body = ""] = part ?? [];
  if (/Content-Transfer-Encoding: base64/i.test(whole)) return Buffer.from(body, "base64").toString("utf8");
  if (!/Content-Transfer-Encoding: quoted-printable/i.test(whole)) return body;
  const bytes = body
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

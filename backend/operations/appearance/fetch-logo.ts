import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { appearance } from "../../db/schema/appearance.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { Work } from "../../work.ts";

/** The logo that has this hash. 404 for one that was replaced or removed. */
export async function fetchLogo(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { hash }: { hash: string },
): Promise<BytesAnswer> {
  const [found] = await db
    .select({ png: appearance.logoPng })
    .from(appearance)
    .where(sql`${appearance.logo} ->> 'hash' = ${hash}`);
  if (!found?.png) throw Refusal.notFound();
  return { stream: Readable.from([Buffer.from(found.png, "base64")]), mimeType: "image/png", name: "logo.png" };
}

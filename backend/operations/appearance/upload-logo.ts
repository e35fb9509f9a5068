import { createHash } from "node:crypto";
import { appearance } from "../../db/schema/appearance.ts";
import { given } from "../../files/given.ts";
import type { Logo } from "../../files/make-logo.ts";
import type { Work } from "../../work.ts";

/** Replaces the portal's logo. 422 at `file` without one (`fileRequired`). */
export async function uploadLogo(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { upload }: { upload?: Logo },
): Promise<void> {
  const { png, ...size } = given(upload);
  const hash = createHash("sha256").update(png).digest("hex").slice(0, 16);
  const values = { logo: { hash, ...size }, logoPng: png.toString("base64") };
  await db.insert(appearance).values(values).onConflictDoUpdate({ target: appearance.id, set: values });
}

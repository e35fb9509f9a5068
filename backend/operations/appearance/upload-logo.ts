import { createHash } from "node:crypto";
import { Refusal } from "#contract/errors.ts";
import { appearance } from "../../db/schema/appearance.ts";
import { detectType } from "../../files/detect-type.ts";
import type { UploadedFile } from "../../files/incoming.ts";
import { makeLogo } from "../../files/make-logo.ts";
import type { Work } from "../../work.ts";

/**
 * Replaces the portal's logo. 422 at `file` without a file (`fileRequired`), for a file that is not a picture
 * (`pictureType`), and as `detectType` says.
 */
export async function uploadLogo(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { upload: file }: { upload?: UploadedFile },
): Promise<void> {
  if (!file) throw Refusal.invalid({ file: ["fileRequired"] });
  const { mimeType } = await detectType(file.path, file.name);
  if (!mimeType.startsWith("image/")) throw Refusal.invalid({ file: ["pictureType"] });
  const { png, ...size } = await makeLogo(file.path);
  const hash = createHash("sha256").update(png).digest("hex").slice(0, 16);
  const values = { logo: { hash, ...size }, logoPng: png.toString("base64") };
  await db.insert(appearance).values(values).onConflictDoUpdate({ target: appearance.id, set: values });
}

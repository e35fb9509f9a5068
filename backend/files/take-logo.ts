import { Refusal } from "#contract/errors.ts";
import { detectType } from "./detect-type.ts";
import type { UploadedFile } from "./incoming.ts";
import { type Logo, makeLogo } from "./make-logo.ts";

/** An uploaded picture as a logo. 422 at `file` for no picture (`pictureType`), and as `detectType` says. */
export async function takeLogo(file: UploadedFile): Promise<Logo> {
  const { mimeType } = await detectType(file.path, file.name);
  if (!mimeType.startsWith("image/")) throw Refusal.invalid({ file: ["pictureType"] });
  return makeLogo(file.path);
}

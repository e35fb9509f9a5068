import { Refusal } from "#contract/errors.ts";
import { detectType } from "./detect-type.ts";
import type { UploadedFile } from "./incoming.ts";
import { makeFace } from "./make-portrait.ts";

/**
 * An uploaded picture cut to the face, as base64. 422 at `file` for no picture (`pictureType`), and as `detectType`
 * says.
 */
export async function takeFace(file: UploadedFile): Promise<string> {
  const { mimeType } = await detectType(file.path, file.name);
  if (!mimeType.startsWith("image/")) throw Refusal.invalid({ file: ["pictureType"] });
  return (await makeFace(file.path)).toString("base64");
}

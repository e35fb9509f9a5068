import { Refusal } from "#contract/errors.ts";
import { detectType } from "./detect-type.ts";
import type { UploadedFile } from "./incoming.ts";

/** 422 at `file` for no picture (`pictureType`), and as `detectType` says. */
export async function refuseNoPicture({ path, name }: UploadedFile) {
  const { mimeType } = await detectType(path, name);
  if (!mimeType.startsWith("image/")) throw Refusal.invalid({ file: ["pictureType"] });
}

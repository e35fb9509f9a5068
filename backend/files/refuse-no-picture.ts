import { Refusal } from "#contract/errors.ts";
import { detectType } from "./detect-type.ts";
import type { UploadedFile } from "./incoming.ts";

/** 422 at `file` for what is not called a picture (`pictureType`), and as `detectType` says. */
export async function refuseNoPicture({ path, name }: UploadedFile) {
  if (!/\.(jpe?g|png)$/i.test(name)) throw Refusal.invalid({ file: ["pictureType"] });
  await detectType(path, name);
}

import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { detectType } from "../../files/detect-type.ts";
import type { UploadedFile } from "../../files/incoming.ts";
import { makeFace } from "../../files/make-portrait.ts";
import type { Work } from "../../work.ts";
import { setAdvisorPicture } from "./set-advisor-picture.ts";

/**
 * Replaces an advisor's own picture, cut to the face. 422 at `file` without a file (`fileRequired`), for a file that is
 * not a picture (`pictureType`), and as `detectType` says.
 */
export async function uploadAdvisorPicture(
  { db }: Work,
  { id: advisorId }: Actor,
  { upload: file }: { upload?: UploadedFile },
) {
  if (!file) throw Refusal.invalid({ file: ["fileRequired"] });
  const { mimeType } = await detectType(file.path, file.name);
  if (!mimeType.startsWith("image/")) throw Refusal.invalid({ file: ["pictureType"] });
  return { imagePath: await setAdvisorPicture(db, advisorId, await makeFace(file.path)) };
}

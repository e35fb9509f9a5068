import type { Actor } from "../../callers.ts";
import type { UploadedFile } from "../../files/incoming.ts";
import { takeFace } from "../../files/take-face.ts";
import type { Work } from "../../work.ts";
import { setAdvisorPicture } from "./set-advisor-picture.ts";

/** Replaces an advisor's own picture, cut to the face. 422 as `takeFace` says. */
export async function uploadAdvisorPicture(
  { db }: Work,
  { id: advisorId }: Actor,
  { upload: file }: { upload?: UploadedFile },
) {
  return { imagePath: await setAdvisorPicture(db, advisorId, await takeFace(file)) };
}

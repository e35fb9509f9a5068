import type { UploadedFile } from "./incoming.ts";
import { makeFace } from "./make-portrait.ts";
import { refuseNoPicture } from "./refuse-no-picture.ts";

/** An uploaded picture cut to the face, as base64. 422 as `refuseNoPicture` says. */
export async function takeFace(file: UploadedFile): Promise<string> {
  await refuseNoPicture(file);
  return (await makeFace(file.path)).toString("base64");
}

import type { UploadedFile } from "./incoming.ts";
import { type Logo, makeLogo } from "./make-logo.ts";
import { refuseNoPicture } from "./refuse-no-picture.ts";

/** An uploaded picture as a logo. 422 as `refuseNoPicture` says. */
export async function takeLogo(file: UploadedFile): Promise<Logo> {
  await refuseNoPicture(file);
  return makeLogo(file.path);
}

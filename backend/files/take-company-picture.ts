import type { UploadedFile } from "./incoming.ts";
import { makeCompanyPicture } from "./make-portrait.ts";
import { refuseNoPicture } from "./refuse-no-picture.ts";

/** An uploaded picture of a company in its square, as base64. 422 as `refuseNoPicture` says. */
export async function takeCompanyPicture(file: UploadedFile): Promise<string> {
  await refuseNoPicture(file);
  return (await makeCompanyPicture(file.path)).toString("base64");
}

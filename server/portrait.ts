import type { PortalContext } from "#app/context.ts";
import { makePortrait } from "#backend/files/make-portrait.ts";
import { TooLargePicture } from "#backend/files/pictures.ts";
import { Refusal } from "#contract/errors.ts";

/** In the portal itself: the CV generator stands alone, and what it keeps is never uploaded. */
export const portraitFrom: PortalContext["makePortrait"] = async ({ path }) => {
  try {
    return await makePortrait(path);
  } catch (error) {
    if (error instanceof Refusal) return "busy";
    return error instanceof TooLargePicture ? "pictureTooLarge" : "fileBroken";
  }
};

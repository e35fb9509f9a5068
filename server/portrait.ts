import type { PortalContext } from "#app/context.ts";
import { makePortrait } from "#backend/files/make-portrait.ts";
import { TooLargePicture } from "#backend/files/pictures.ts";
import { Refusal } from "#contract/errors.ts";

/** Portraits are cut in the portal itself: the CV generator stands alone and never uploads what it keeps. */
export const portraitFrom: PortalContext["makePortrait"] = async ({ path }) => {
  try {
    return await makePortrait(path);
  } catch (error) {
    if (error instanceof Refusal) return "busy";
    return error instanceof TooLargePicture ? "pictureTooLarge" : "fileBroken";
  }
};

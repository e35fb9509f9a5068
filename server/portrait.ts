import type { Request } from "express";
import type { PortalContext } from "#app/context.ts";
import { makePortrait } from "#backend/files/make-portrait.ts";
import { TooLargePicture } from "#backend/files/pictures.ts";
import { inTurn } from "#backend/http/in-turn.ts";
import { senderOf } from "#backend/sender-of.ts";
import { Refusal } from "#contract/errors.ts";

/**
 * Portraits are cut in the portal itself: the CV generator stands alone and never uploads what it keeps. Those of one
 * network address are cut in turn.
 */
export const portraitFrom =
  (request: Pick<Request, "ip">): PortalContext["makePortrait"] =>
  async ({ path }) => {
    try {
      return await inTurn(senderOf(request), () => makePortrait(path));
    } catch (error) {
      if (error instanceof Refusal) return "busy";
      return error instanceof TooLargePicture ? "pictureTooLarge" : "fileBroken";
    }
  };

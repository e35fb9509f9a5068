import type { Actor } from "../../callers.ts";
import { given } from "../../files/given.ts";
import type { Work } from "../../work.ts";
import { setOwnPicture } from "./own-picture.ts";

/** Replaces a company user's own picture, cut to the face. 422 without one (`fileRequired`). */
export const uploadOwnPicture = async (
  { db }: Pick<Work, "db">,
  { id }: Actor,
  { upload: face }: { upload?: string },
) => ({ profilePicture: await setOwnPicture(db, id, given(face)) });

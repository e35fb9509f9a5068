import type { Actor } from "../../callers.ts";
import { given } from "../../files/given.ts";
import type { Work } from "../../work.ts";
import { setAdvisorPicture } from "./set-advisor-picture.ts";

/** Replaces an advisor's own picture, cut to the face. 422 without one (`fileRequired`). */
export async function uploadAdvisorPicture(
  { db }: Work,
  { id: advisorId }: Actor,
  { upload: face }: { upload?: string },
) {
  return { imagePath: await setAdvisorPicture(db, advisorId, given(face)) };
}

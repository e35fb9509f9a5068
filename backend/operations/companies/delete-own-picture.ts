import { eq } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { companyUserPicture } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { namePicture } from "./own-picture.ts";

/** Deletes a company user's own picture, if there is one. */
export async function deleteOwnPicture({ db }: Pick<Work, "db">, { id }: Actor) {
  await db.delete(companyUserPicture).where(eq(companyUserPicture.companyUserId, id));
  await namePicture(db, id, null);
}

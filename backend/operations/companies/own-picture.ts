import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { companyUser, companyUserPicture } from "../../db/schema/companies.ts";
import { given } from "../../files/given.ts";
import type { Work } from "../../work.ts";

/** Replaces a company user's own picture, cut to the face. 422 without one (`fileRequired`). */
export const uploadOwnPicture = async (
  { db }: Pick<Work, "db">,
  { id }: Actor,
  { upload: face }: { upload?: string },
) => ({ profilePicture: await setOwnPicture(db, id, given(face)) });

/**
 * Stores a JPEG, in base64, as a company user's picture, and returns by which name it is known, a new one each time.
 */
export async function setOwnPicture(db: Executor, companyUserId: string, jpeg: string): Promise<string> {
  await db
    .insert(companyUserPicture)
    .values({ companyUserId, jpeg })
    .onConflictDoUpdate({ target: companyUserPicture.companyUserId, set: { jpeg } });
  const profilePicture = randomUUID();
  await namePicture(db, companyUserId, profilePicture);
  return profilePicture;
}

/** Deletes a company user's own picture, if there is one. */
export async function deleteOwnPicture({ db }: Pick<Work, "db">, { id }: Actor) {
  await db.delete(companyUserPicture).where(eq(companyUserPicture.companyUserId, id));
  await namePicture(db, id, null);
}

const namePicture = (db: Executor, id: string, profilePicture: string | null) =>
  db.update(companyUser).set({ profilePicture }).where(eq(companyUser.id, id));

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { companyUser, companyUserPicture } from "../../db/schema/companies.ts";

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

/** By which name a company user's picture is known; null: there is none. */
export const namePicture = (db: Executor, id: string, profilePicture: string | null) =>
  db.update(companyUser).set({ profilePicture }).where(eq(companyUser.id, id));

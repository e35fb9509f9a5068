import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { advisor, advisorPicture } from "../../db/schema/unit.ts";

/**
 * Stores a JPEG, in base64, as an advisor's picture and returns the address at which the portal shows it, a new one
 * each time.
 */
export async function setAdvisorPicture(db: Executor, advisorId: string, jpeg: string): Promise<string> {
  const values = { id: randomUUID(), jpeg };
  await db
    .insert(advisorPicture)
    .values({ advisorId, ...values })
    .onConflictDoUpdate({ target: advisorPicture.advisorId, set: values });
  const imagePath = `/advisor-pictures/${values.id}`;
  await db.update(advisor).set({ imagePath }).where(eq(advisor.id, advisorId));
  return imagePath;
}

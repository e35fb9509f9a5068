import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { apiToken } from "../../db/schema/people.ts";

/** Revokes every token of a person, whichever side of the portal it is for. */
export async function revokeTokens(db: Executor, personId: string, now: Date) {
  await db
    .update(apiToken)
    .set({ revokedAt: now })
    .where(and(eq(apiToken.personId, personId), isNull(apiToken.revokedAt)));
}

import { and, eq, isNull } from "drizzle-orm";
import type { SideRole } from "#contract/sides.ts";
import type { Executor } from "../../db/open.ts";
import { apiToken } from "../../db/schema/people.ts";

/** Revokes the tokens of a person for one side of the portal, or for all. */
export async function revokeTokens(db: Executor, personId: string, now: Date, role?: SideRole) {
  await db
    .update(apiToken)
    .set({ revokedAt: now })
    .where(
      and(eq(apiToken.personId, personId), isNull(apiToken.revokedAt), role ? eq(apiToken.role, role) : undefined),
    );
}

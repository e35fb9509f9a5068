import { and, eq, or, sql } from "drizzle-orm";
import type { Executor } from "../db/open.ts";
import { oidcModel } from "../db/schema/identity.ts";

/**
 * Ends every session of an identity at the provider, with the grants, codes and tokens issued from them, and the
 * sign-ins that a browser has finished but not carried on from.
 */
export async function endProviderSessions(db: Executor, identityId: string) {
  const { kind, payload } = oidcModel;
  const isFinishedSignIn = and(
    eq(kind, "Interaction"),
    eq(sql`${payload}->'result'->'login'->>'accountId'`, identityId),
  );
  await db.delete(oidcModel).where(or(eq(sql`${payload}->>'accountId'`, identityId), isFinishedSignIn));
}

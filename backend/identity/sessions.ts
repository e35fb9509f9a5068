import { eq, sql } from "drizzle-orm";
import type { Executor } from "../db/open.ts";
import { oidcModel } from "../db/schema/identity.ts";

/** Ends every session of an identity at the provider, with the grants, codes and tokens issued from them. */
export async function endProviderSessions(db: Executor, identityId: string) {
  await db.delete(oidcModel).where(eq(sql`${oidcModel.payload}->>'accountId'`, identityId));
}

import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { companyUser } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";

/**
 * Records that a person promised confidentiality (design §14), and in which wording; promising the same wording again
 * changes nothing.
 */
export async function acceptConfidentiality(
  { db, now }: Pick<Work, "db" | "now">,
  { id }: Actor,
  { wording }: { wording: string },
) {
  await db
    .update(companyUser)
    .set({ confidentialityAcceptedAt: now, confidentialityWording: wording })
    .where(and(eq(companyUser.id, id), sql`${companyUser.confidentialityWording} is distinct from ${wording}`));
}

import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Advising } from "../../callers.ts";
import { looksAfter } from "../../db/looks-after.ts";
import type { Executor } from "../../db/open.ts";
import { unit } from "../../db/schema/unit.ts";

/** 404 for an applicant whom the advisor does not look after; a lead advisor looks after everybody (ADR 0077). */
export async function refuseForeignApplicant(db: Executor, advising: Advising, accountId: string) {
  const [found] = await db
    .select({ id: unit.id })
    .from(unit)
    .where(and(eq(unit.accountId, accountId), looksAfter(advising)));
  if (!found) throw Refusal.notFound();
}

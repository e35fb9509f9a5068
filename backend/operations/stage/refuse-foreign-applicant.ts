import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { unit } from "../../db/schema/unit.ts";

/** 404 for an applicant whom another advisor looks after. */
export async function refuseForeignApplicant(db: Executor, advisorId: string, accountId: string) {
  const own = and(eq(unit.accountId, accountId), eq(unit.advisorId, advisorId));
  const [found] = await db.select({ id: unit.id }).from(unit).where(own);
  if (!found) throw Refusal.notFound();
}

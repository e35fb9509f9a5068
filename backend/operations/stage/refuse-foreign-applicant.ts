import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Advising } from "../../callers.ts";
import { looksAfter } from "../../db/looks-after.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { unit } from "../../db/schema/unit.ts";

/**
 * 404 for an applicant whom the advisor does not look after; a lead advisor looks after everybody (ADR 0077). Gives the
 * name and the address of any other.
 */
export async function refuseForeignApplicant(db: Executor, advising: Advising, accountId: string) {
  const { firstName, lastName, email } = account;
  const [found] = await db
    .select({ firstName, lastName, email })
    .from(unit)
    .innerJoin(account, eq(account.id, unit.accountId))
    .where(and(eq(unit.accountId, accountId), looksAfter(advising)));
  if (!found) throw Refusal.notFound();
  return { name: nameOf(found), email: found.email };
}

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
 * name of any other, and by what their mails are known.
 */
export async function refuseForeignApplicant(db: Executor, advising: Advising, accountId: string) {
  const { firstName, lastName, personId, email, emailVerified } = account;
  const [found] = await db
    .select({ firstName, lastName, personId, email, emailVerified })
    .from(unit)
    .innerJoin(account, eq(account.id, unit.accountId))
    .where(and(eq(unit.accountId, accountId), looksAfter(advising)));
  if (!found) throw Refusal.notFound();
  return { name: nameOf(found), applicant: found };
}

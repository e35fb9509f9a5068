import { and, type SQL, sql } from "drizzle-orm";
import type { Executor } from "./open.ts";
import type { companyUser } from "./schema/companies.ts";
import type { identityAccount } from "./schema/identity.ts";

/**
 * Deletes those to whom nothing belongs, and gives their number; not those to whom somebody is just adding something. This
 * is asked once more when they are locked: what was added since does not change them.
 */
export const deleteUnheld = (
  db: Executor,
  table: typeof companyUser | typeof identityAccount,
  which: SQL | undefined,
) =>
  db.transaction(async (tx) => {
    const free = await tx.select({ id: table.id }).from(table).where(which).for("update", { skipLocked: true });
    // One parameter, because a statement takes only so many.
    const isFree = sql`${table.id} = any(${sql.param(free.map(({ id }) => id))}::uuid[])`;
    return (await tx.delete(table).where(and(isFree, which))).rowCount ?? 0;
  });

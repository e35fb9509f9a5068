import { and, asc, isNotNull, isNull } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { advisor } from "../../db/schema/unit.ts";

/** Those of the office who can act: nobody is one before they have signed in. */
export const canActForOffice = and(advisor.isOffice, isNull(advisor.lockedAt), isNotNull(advisor.personId));

/** Until the end of the transaction nobody else changes who the office is. */
export const lockOffice = (db: Executor) =>
  db.select({ id: advisor.id }).from(advisor).where(canActForOffice).orderBy(asc(advisor.id)).for("no key update");

/** 409 (`lastOffice`, at the given answer) when a change would leave nobody who can act for the office. */
export async function refuseNoOffice(db: Executor, answer: string) {
  if ((await db.$count(advisor, canActForOffice)) === 0) throw Refusal.conflict({ [answer]: ["lastOffice"] });
}

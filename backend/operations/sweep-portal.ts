import { lt } from "drizzle-orm";
import { fixedRetention } from "#contract/enumerations/retention.ts";
import { day, hour } from "#domain/time.ts";
import type { Db } from "../db/open.ts";
import { attempt } from "../db/schema/calls.ts";
import { portalCurriculumVitae, portalSession } from "../db/schema/portal.ts";
import { daysInForce } from "./retention/due.ts";

/** Removes what a portal keeps itself, once it has had its time: CVs without an account, attempts, sessions. */
export async function sweepPortal(db: Db, now: Date) {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.delete(attempt).where(lt(attempt.at, before(fixedRetention.attempts * hour)));
  await db
    .delete(portalCurriculumVitae)
    .where(lt(portalCurriculumVitae.changedAt, before(fixedRetention.curriculaVitae * hour)));
  const { drafts } = await daysInForce(db);
  // An expired session still tells whose drafts these are, so it stays as long as they do.
  await db.delete(portalSession).where(lt(portalSession.seenAt, before(drafts * day)));
}

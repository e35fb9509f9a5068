import type { Logger } from "pino";
import type { Database } from "#backend/db/open.ts";
import { portalDraft } from "#backend/db/schema/portal.ts";
import { daysInForce, isDue } from "#backend/operations/retention/due.ts";
import { sweepPortal } from "#backend/operations/sweep-portal.ts";
import { hour } from "#domain/time.ts";

/**
 * Removes now and every hour what a portal keeps itself and has had its time. An embedded backend has jobs for that; one elsewhere
 * knows neither this database nor this folder. Returns what ends it.
 */
export async function sweepHourly({ db }: Database, dataDirectory: string, log: Logger): Promise<() => void> {
  const sweep = async (now: Date) => {
    await sweepPortal(db, dataDirectory, now);
    await db.delete(portalDraft).where(isDue(db, await daysInForce(db), now).drafts);
  };
  const sweepNow = () => sweep(new Date()).catch((error) => log.error(error, "the portal's own data were not swept"));
  await sweepNow();
  const timer = setInterval(sweepNow, hour).unref();
  return () => clearInterval(timer);
}

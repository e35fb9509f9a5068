import type { Logger } from "pino";
import type { Database } from "#backend/db/open.ts";
import { portalDraft } from "#backend/db/schema/portal.ts";
import { sweepIncoming } from "#backend/files/sweep-incoming.ts";
import { daysInForce, isDue } from "#backend/operations/retention/due.ts";
import { sweepPortal } from "#backend/operations/sweep-portal.ts";
import { hourly } from "./hourly.ts";

/**
 * Removes now and every hour what a portal keeps itself and has had its time. An embedded backend has jobs for that; one elsewhere
 * knows neither this database nor this folder. Returns what ends it.
 */
export const sweepHourly = ({ db }: Database, dataDirectory: string, log: Logger): Promise<() => void> =>
  hourly(
    async (now) => {
      await sweepPortal(db, now);
      await db.delete(portalDraft).where(isDue(db, await daysInForce(db), now).drafts);
      await sweepIncoming(dataDirectory, now);
    },
    log,
    "the portal's own data were not swept",
  );

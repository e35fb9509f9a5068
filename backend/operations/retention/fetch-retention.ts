import { desc, sql } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { KeptRetention } from "#contract/entities/retention.ts";
import type { RetentionKind } from "#contract/enumerations/retention.ts";
import { account } from "../../db/schema/account.ts";
import { auditEntry } from "../../db/schema/calls.ts";
import { identityAccount } from "../../db/schema/identity.ts";
import { mail } from "../../db/schema/mail.ts";
import { portalDraft } from "../../db/schema/portal.ts";
import { retentionRun } from "../../db/schema/retention.ts";
import { nextRun } from "../../jobs/next-run.ts";
import type { Work } from "../../work.ts";
import { chosenRetention, daysWith, isDue } from "./due.ts";

const none = { lostApplicants: 0, drafts: 0, unconfirmed: 0, mails: 0, audit: 0 };

/** How long things are kept, what would be removed now, and what was. */
export async function fetchRetention({ db, now }: Pick<Work, "db" | "now">): Promise<KeptRetention> {
  const { days: said, version } = await chosenRetention(db);
  const days = daysWith(said);
  const due = isDue(db, days, now);
  const {
    rows: [counted],
  } = await db.execute<Record<RetentionKind, number>>(sql`select
    (select count(*)::int from ${account} where ${due.lostApplicants}) as "lostApplicants",
    (select count(*)::int from ${portalDraft} where ${due.drafts}) as drafts,
    (select count(*)::int from ${identityAccount} where ${due.unconfirmed}) as unconfirmed,
    (select count(*)::int from ${mail} where ${due.mails}) as mails,
    (select count(*)::int from ${auditEntry} where ${due.audit}) as audit`);
  const runs = await db.select().from(retentionRun).orderBy(desc(retentionRun.at)).limit(deskLimits.retentionRuns);
  return {
    days,
    version,
    nextAt: nextRun("removeOutdated", now)!.toISOString(),
    due: counted!,
    runs: runs.map(({ id, at, removed }) => ({
      id,
      at: at.toISOString(),
      removed: { ...none, ...removed },
    })),
  };
}

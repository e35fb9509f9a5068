import { isNotNull, sql } from "drizzle-orm";
import { isWaiting } from "../db/mails.ts";
import type { Db } from "../db/open.ts";
import { mail } from "../db/schema/mail.ts";
import { tablesWithFiles } from "../db/stored-files.ts";

/** What somebody who runs a portal may have to look after. */
export interface Backlog {
  /** Stored files that were not there at the last sweep. */
  missingFiles: number;
  waitingMails: number;
  /** Given up, for as long as the log keeps them. */
  failedMails: number;
  /** Due, or failed and tried again: not what is planned for later. */
  waitingJobs: number;
  failedJobs: number;
}

/** Counts everything at once. */
export async function countBacklog(db: Db): Promise<Backlog> {
  const missing = tablesWithFiles.map(
    (table) => sql`(select count(*) from ${table} where ${isNotNull(table.missingSince)})`,
  );
  const { rows } = await db.execute<Backlog & Record<string, unknown>>(sql`
    select (${sql.join(missing, sql` + `)})::int as "missingFiles",
      (select count(*)::int from ${mail} where ${isWaiting}) as "waitingMails",
      (select count(*)::int from ${mail} where ${isNotNull(mail.failedAt)}) as "failedMails",
      count(*) filter (where attempts < max_attempts and (run_at <= now() or attempts > 0))::int as "waitingJobs",
      count(*) filter (where attempts >= max_attempts)::int as "failedJobs"
    from graphile_worker.jobs where locked_at is null`);
  return rows[0]!;
}

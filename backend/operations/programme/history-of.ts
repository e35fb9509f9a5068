import { and, desc, eq, sql } from "drizzle-orm";
import type { History } from "#contract/entities/programme.ts";
import { limits } from "#contract/limits.ts";
import type { Executor } from "../../db/open.ts";
import { auditEntry } from "../../db/schema/calls.ts";
import { advisor } from "../../db/schema/unit.ts";

type Change = History["changes"][number];
export type StoredChange = Omit<Change, "at"> & { at: Date | string };
// An upload without a subject of its own is its advisor's, and nothing that changed about them.
const act = sql<Change["act"]>`substring(${auditEntry.operation} from
  '^study_advisor\\.(change|lock|unlock|import|(?:upload|remove)(?=InvoiceFile))')`;

/** Who changed which answers of what has this id, the latest first: the audit log knows. */
const changesOf = (db: Executor, id: string) =>
  db
    .select({
      at: auditEntry.at,
      by: sql<string | null>`nullif(${advisor.name}, '')`.as("by"),
      act: act.as("act"),
      fields: sql<string[]>`array_remove(${auditEntry.fields}, 'version')`.as("fields"),
    })
    .from(auditEntry)
    .leftJoin(advisor, eq(sql`${advisor.id}::text`, auditEntry.caller))
    .where(and(eq(auditEntry.subject, id), sql`${act} is not null`))
    .orderBy(desc(auditEntry.at))
    .limit(limits.changesShown);

/** The same as a column of another query, to be read by `historyFrom`. */
export const changesJson = (db: Executor, id: string) => sql<StoredChange[]>`(
  select coalesce(json_agg(change order by change.at desc), '[]') from ${changesOf(db, id).as("change")})`;

/** Since when something is kept, and what changed about it, as the contract tells. */
export const historyFrom = ({ createdAt, changes }: { createdAt: Date; changes: StoredChange[] }): History => ({
  createdAt: createdAt.toISOString(),
  changes: changes.map((change) => ({ ...change, at: new Date(change.at).toISOString() })),
});

/** The same of what has this id. */
export const historyOf = async (db: Executor, { id, createdAt }: { id: string; createdAt: Date }): Promise<History> =>
  historyFrom({ createdAt, changes: await changesOf(db, id) });

import { and, desc, eq, sql } from "drizzle-orm";
import type { History } from "#contract/entities/programme.ts";
import { limits } from "#contract/limits.ts";
import type { Executor } from "../../db/open.ts";
import { auditEntry } from "../../db/schema/calls.ts";
import { advisor } from "../../db/schema/unit.ts";

type Act = History["changes"][number]["act"];
// An upload without a subject of its own is its advisor's, and nothing that changed about them.
const act = sql<Act>`substring(${auditEntry.operation} from
  '^study_advisor\\.(change|lock|unlock|import|(?:upload|remove)(?=InvoiceFile))')`;

/** Since when something is kept, and who changed which of its answers: the audit log knows. */
export async function historyOf(db: Executor, { id, createdAt }: { id: string; createdAt: Date }): Promise<History> {
  const entries = await db
    .select({ at: auditEntry.at, by: advisor.name, act, fields: auditEntry.fields })
    .from(auditEntry)
    .leftJoin(advisor, eq(sql`${advisor.id}::text`, auditEntry.caller))
    .where(and(eq(auditEntry.subject, id), sql`${act} is not null`))
    .orderBy(desc(auditEntry.at))
    .limit(limits.changesShown);
  const changes = entries.map(({ at, by, act, fields }) => ({
    at: at.toISOString(),
    by: by || null,
    act,
    fields: fields.filter((name) => name !== "version"),
  }));
  return { createdAt: createdAt.toISOString(), changes };
}

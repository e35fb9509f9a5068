import { and, desc, eq, like, sql } from "drizzle-orm";
import type { History } from "#contract/entities/programme.ts";
import { limits } from "#contract/limits.ts";
import type { AdvisorCaller } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { auditEntry } from "../../db/schema/calls.ts";
import { advisor } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { type Kept, oneKept, selectKept } from "./kept.ts";
import { type IdOf, idIn, type Kind } from "./kinds.ts";

type Whole<K extends Kind> = Omit<Kept<K>, keyof History> & History;

/** All campuses, courses or intakes, those that ran out among them. */
export const fetchAllOf =
  <K extends Kind>(kind: K) =>
  ({ db }: Work): Promise<Kept<K>[]> =>
    selectKept(db, kind);

/** One of them, with what changed about it. 404 for an unknown id. */
export const fetchOneOf =
  <K extends Kind>(kind: K) =>
  async ({ db }: Work, _caller: AdvisorCaller, what: IdOf<K>): Promise<Whole<K>> => {
    const found = await oneKept(db, kind, idIn(kind, what));
    const history: History = { createdAt: found.createdAt.toISOString(), changes: await changesOf(db, found.id) };
    return { ...found, ...history } as Whole<K>;
  };

/** The audit log knows who changed which answers. */
async function changesOf(db: Executor, id: string): Promise<History["changes"]> {
  const entries = await db
    .select({ at: auditEntry.at, by: advisor.name, fields: auditEntry.fields })
    .from(auditEntry)
    .leftJoin(advisor, eq(sql`${advisor.id}::text`, auditEntry.caller))
    .where(and(eq(auditEntry.subject, id), like(auditEntry.operation, "study_advisor.change%")))
    .orderBy(desc(auditEntry.at))
    .limit(limits.changesShown);
  return entries.map(({ at, by, fields }) => ({
    at: at.toISOString(),
    by: by || null,
    fields: fields.filter((name) => name !== "version"),
  }));
}

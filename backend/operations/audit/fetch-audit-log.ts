import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { AuditEntry, auditSearch } from "#contract/entities/audit-log.ts";
import type { Executor } from "../../db/open.ts";
import { auditEntry } from "../../db/schema/calls.ts";
import type { Work } from "../../work.ts";
import { isBetween } from "../between-days.ts";
import { isAfter, newestFirst, pageOf, placeOf } from "../page-key.ts";

const order = { at: auditEntry.at, id: auditEntry.id };

/** One page of the audit log, the newest first. 400 for an `after` that was not given out. */
export async function fetchAuditLog(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { who, whom, operation, after, size, ...days }: z.output<typeof auditSearch>,
) {
  const rows = await db
    .select({ row: auditEntry, place: placeOf(order) })
    .from(auditEntry)
    .where(
      and(
        who ? inArray(auditEntry.caller, idsOf(who)) : undefined,
        whom ? isAbout(whom) : undefined,
        operation ? eq(auditEntry.operation, operation) : undefined,
        isBetween(auditEntry.at, days),
        isAfter(order, after),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(size + 1);
  const { items, next } = pageOf(rows, size);
  const names = await namesOf(
    db,
    items.flatMap(({ row: { caller, subject, accountId } }) => [caller, subject, accountId]),
  );
  const entries = items.map(
    ({ row: { id, at, role, caller, operation, subject, accountId, fields } }): AuditEntry => ({
      id,
      at: at.toISOString(),
      role,
      who: names.get(caller) ?? null,
      operation,
      whom: (accountId && names.get(accountId)) || (subject && names.get(subject)) || null,
      fields,
    }),
  );
  return { items: entries, next };
}

/** The ids by which an address is known on any side. */
const idsOf = (address: string) => sql`(
  select id::text from account where lower(email) = lower(${address.trim()})
  union all select id::text from company_user where lower(email) = lower(${address.trim()})
  union all select id::text from advisor where lower(email) = lower(${address.trim()}))`;

/** Arrays, so that the two indexes are read instead of the whole log by time. */
function isAbout(address: string): SQL | undefined {
  const ids = sql`array${idsOf(address)}`;
  return or(sql`${auditEntry.subject} = any(${ids})`, sql`${auditEntry.accountId} = any(${ids}::uuid[])`);
}

/** What the people, companies and openings among some ids are called, by id. */
async function namesOf(db: Executor, ids: (string | null)[]): Promise<Map<string, string>> {
  const isUuid = /^[0-9a-f-]{36}$/;
  const wanted = sql`${sql.param([...new Set(ids.filter((id) => id && isUuid.test(id)))])}::uuid[]`;
  const person = sql`concat_ws(' ', nullif(concat_ws(' ', first_name, last_name), ''), '<' || email || '>')`;
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, ${person} as name from account where id = any (${wanted})
    union all select id, ${person} from company_user where id = any (${wanted})
    union all select id, concat_ws(' ', nullif(name, ''), '<' || email || '>') from advisor where id = any (${wanted})
    union all select id, name from company where id = any (${wanted})
    union all select id, title from job_opening where id = any (${wanted}) and title is not null`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

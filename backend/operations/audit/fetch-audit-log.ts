import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { AuditEntry, auditSearch } from "#contract/entities/audit-log.ts";
import { defaultLanguage } from "#contract/languages.ts";
import type { Executor } from "../../db/open.ts";
import { auditEntry } from "../../db/schema/calls.ts";
import type { Work } from "../../work.ts";
import { isBetween } from "../between-days.ts";
import { isAfter, newestFirst, pageOf, placeOf } from "../page-key.ts";
import { broughtOf } from "../texts/read-texts.ts";

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

/**
 * What is acted on, by id: people, companies, their openings, questions and requests, what the office keeps, and texts by
 * their German title. An applicant's question is about its applicant.
 */
async function namesOf(db: Executor, ids: (string | null)[]): Promise<Map<string, string>> {
  const isUuid = /^[0-9a-f-]{36}$/;
  const known = [...new Set(ids.filter((id) => id !== null))];
  const wanted = sql`any (${sql.param(known.filter((id) => isUuid.test(id)))}::uuid[])`;
  // A text that came with the portal has a name for an id.
  const wantedTexts = sql`any (${sql.param(known)}::text[])`;
  const person = sql`concat_ws(' ', nullif(concat_ws(' ', first_name, last_name), ''), '<' || email || '>')`;
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id::text, ${person} as name from account where id = ${wanted}
    union all select id::text, ${person} from company_user where id = ${wanted}
    union all select id::text, concat_ws(' ', nullif(name, ''), '<' || email || '>') from advisor where id = ${wanted}
    union all select id::text, name from company where id = ${wanted}
    union all select id::text, title from job_opening where id = ${wanted} and title is not null
    union all select id::text, name from campus where id = ${wanted}
    union all select id::text, name from course where id = ${wanted}
    union all select id::text, to_char(starts_on, 'DD.MM.YYYY') from intake where id = ${wanted}
    union all select id::text, number from invoice where id = ${wanted}
    union all select id::text, name from partner_request where id = ${wanted}
    union all select support_ticket.id::text, company.name from support_ticket
      join company on company.id = support_ticket.company_id where support_ticket.id = ${wanted}
    union all select ticket_attachment.id::text, company.name from ticket_attachment
      join ticket_message on ticket_message.id = ticket_attachment.message_id
      join support_ticket on support_ticket.id = ticket_message.ticket_id
      join company on company.id = support_ticket.company_id where ticket_attachment.id = ${wanted}
    union all (select distinct on (text_id) text_id, title from text_version where text_id = ${wantedTexts}
      order by text_id, language = 'de' desc, number desc)`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  // What came with the portal and was only given days has no version of its own.
  for (const id of known.filter((id) => !names.has(id))) {
    const german = (await broughtOf(db, id))?.versions.find(({ language }) => language === defaultLanguage);
    if (german) names.set(id, german.title);
  }
  return names;
}

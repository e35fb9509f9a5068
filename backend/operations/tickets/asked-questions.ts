import { desc, type SQL, sql } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { AskedQuestion } from "#contract/entities/desk-ticket.ts";
import type { Executor } from "../../db/open.ts";
import { supportTicket } from "../../db/schema/tickets.ts";

/**
 * The last questions that meet a condition, the last changed first, as part of another query; to be read by
 * `askedFrom`.
 */
export function askedQuestions(db: Executor, which: SQL) {
  const { id, subject, status, changedAt } = supportTicket;
  const last = db
    .select({ id, subject, status, changedAt })
    .from(supportTicket)
    .where(which)
    .orderBy(desc(changedAt), desc(id))
    .limit(deskLimits.questionsOfOne)
    .as("last_asked");
  const list = sql<AskedQuestion[]>`coalesce(json_agg(json_build_object('supportTicketId', ${last.id},
    'subject', ${last.subject}, 'status', ${last.status}, 'changedAt', ${last.changedAt})
    order by ${last.changedAt} desc, ${last.id} desc), '[]')`;
  return db.select({ list: list.as("asked_list") }).from(last);
}

/** One of them as the contract has it. */
export const askedFrom = (asked: AskedQuestion): AskedQuestion => ({
  ...asked,
  changedAt: new Date(asked.changedAt).toISOString(),
});

import { and, eq, exists, isNotNull, or } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Advising } from "../../callers.ts";
import { looksAfter } from "../../db/looks-after.ts";
import type { Executor } from "../../db/open.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { unit } from "../../db/schema/unit.ts";

/** A ticket of an applicant whom the advisor looks after or of any company (ADR 0073), locked. 404 for any other. */
export async function lockTicketOfAdvisor(db: Executor, advising: Advising, ticketId: string) {
  const own = db
    .select({ id: unit.id })
    .from(unit)
    .where(and(eq(unit.accountId, supportTicket.accountId), looksAfter(advising)));
  const [row] = await db
    .select()
    .from(supportTicket)
    .where(and(eq(supportTicket.id, ticketId), or(isNotNull(supportTicket.companyId), exists(own))))
    .for("update");
  if (!row) throw Refusal.notFound();
  return row;
}

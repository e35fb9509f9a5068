import { and, eq, ne } from "drizzle-orm";
import { worksAt } from "../../db/colleagues.ts";
import { employee } from "../../db/schema/companies.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import type { Work } from "../../work.ts";

/**
 * Ends somebody's work for a company. Their private questions to us are closed with it: nobody there would read an
 * answer (ADR 0073).
 */
export async function endWork(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId, companyUserId }: Pick<typeof employee.$inferSelect, "companyId" | "companyUserId">,
) {
  await db.delete(employee).where(worksAt(companyId, companyUserId));
  const { companyId: company, companyUserId: asker, isPrivate, status } = supportTicket;
  await db
    .update(supportTicket)
    .set({ status: "closed", changedAt: now })
    .where(and(eq(company, companyId), eq(asker, companyUserId), eq(isPrivate, true), ne(status, "closed")));
}

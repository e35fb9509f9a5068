import { eq, inArray } from "drizzle-orm";
import { selectApplicants } from "#backend/db/accounts.ts";
import type { Db } from "#backend/db/open.ts";
import { account } from "#backend/db/schema/account.ts";
import { supportTicket } from "#backend/db/schema/tickets.ts";
import { advisor, unit } from "#backend/db/schema/unit.ts";
import { openTicket } from "#backend/operations/tickets/open-ticket.ts";
import { replyToApplicant } from "#backend/operations/tickets/reply-to-applicant.ts";

/** What happens about support tickets while advisors have no pages for them yet. */
export const meetAdvisors = (db: Db, publicUrl: string) => ({
  /** Lets somebody who can sign in be an advisor, too. */
  async makeAdvisor(email: string) {
    await db.insert(advisor).values({ email, name: "Ada Beispiel", city: "Köln" });
  },
  /** Lets an advisor look after an applicant. */
  async giveAdvisor(email: string, advisorEmail: string) {
    const [found] = await db.select().from(advisor).where(eq(advisor.email, advisorEmail));
    const own = db.select({ id: account.id }).from(account).where(eq(account.email, email));
    await db.update(unit).set({ advisorId: found!.id }).where(inArray(unit.accountId, own));
  },
  /** Somebody's question; gives the id of its ticket. */
  async askFor(email: string, text: string): Promise<string> {
    const [row] = await selectApplicants(db).where(eq(account.email, email));
    const caller = { role: "applicant" as const, id: row!.id, account: row!, units: [] };
    const { supportTicketId } = await db.transaction((tx) =>
      openTicket({ db: tx, publicUrl, now: new Date() }, caller, { subject: "Eine Frage", text }),
    );
    return supportTicketId;
  },
  /** The answer of the applicant's own advisor, who writes a mail with it. */
  async answerTicket(id: string, text: string) {
    const [found] = await db
      .select({ advisor })
      .from(supportTicket)
      .innerJoin(unit, eq(unit.accountId, supportTicket.accountId))
      .innerJoin(advisor, eq(advisor.id, unit.advisorId))
      .where(eq(supportTicket.id, id));
    const caller = { role: "study_advisor" as const, id: found!.advisor.id, advisor: found!.advisor };
    await db.transaction((tx) =>
      replyToApplicant({ db: tx, publicUrl, now: new Date() }, caller, { ticketId: id, text }),
    );
  },
});

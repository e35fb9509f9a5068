import { and, eq, ne, sql } from "drizzle-orm";
import { office } from "#contract/calls/office.ts";
import { Refusal } from "#contract/errors.ts";
import type { AdvisorCaller } from "../../callers.ts";
import { getsApplicants } from "../../db/gets-applicants.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { advisor, unit } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { recordEach } from "../audit/record-each.ts";
import { oneAdvisor } from "./kept-advisor.ts";
import { mailNewAdvisor } from "./mail-new-advisor.ts";

/**
 * Gives all applicants of an advisor to another one, with the questions of theirs that the advisor took, records it for
 * each of them, and mails them who is there for them now. 404 for an unknown advisor, 422 for somebody else who gets no
 * applicants (`required` at `to`).
 */
export async function handOverApplicants(
  work: Work,
  caller: Pick<AdvisorCaller, "id" | "role">,
  { advisorId, to }: { advisorId: string; to: string },
): Promise<{ count: number }> {
  const { db } = work;
  await oneAdvisor(db, advisorId);
  const isTaker = and(eq(advisor.id, to), ne(advisor.id, advisorId), getsApplicants);
  const [taker] = await db.select({ name: advisor.name }).from(advisor).where(isTaker).for("share");
  if (!taker) throw Refusal.invalid({ to: ["required"] });
  const moved = await db
    .update(unit)
    .set({ advisorId: to })
    .where(eq(unit.advisorId, advisorId))
    .returning({ accountId: unit.accountId });
  if (moved.length === 0) return { count: 0 };
  // Somebody with two units is one person.
  const ids = [...new Set(moved.map(({ accountId }) => accountId))];
  const lines = ids.map((accountId) => ({ accountId, subject: accountId, fields: ["advisor"] }));
  await recordEach(work, caller, office.handOverApplicants, lines);
  // One parameter, because a statement takes only so many.
  const isTheirs = sql`${supportTicket.accountId} = any(${sql.param(ids)}::uuid[])`;
  const isOfThem = and(eq(supportTicket.advisorId, advisorId), isTheirs);
  await db.update(supportTicket).set({ advisorId: null }).where(isOfThem);
  await mailNewAdvisor(work, ids, taker.name);
  return { count: ids.length };
}

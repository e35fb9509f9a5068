import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { leadAdvisor } from "#contract/needs.ts";
import { mayAsAdvisor } from "#domain/advisor-rights.ts";
import type { AdvisorCaller } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { unit } from "../../db/schema/unit.ts";

/** The advisor who asks, by what decides whom they look after. */
export interface Advising {
  id: string;
  advisor: Pick<AdvisorCaller["advisor"], "isLead" | "isOffice">;
}

/** 404 for an applicant whom another advisor looks after; a lead advisor looks after everybody (ADR 0077). */
export async function refuseForeignApplicant(db: Executor, { id, advisor }: Advising, accountId: string) {
  if (mayAsAdvisor(advisor, leadAdvisor)) return;
  const own = and(eq(unit.accountId, accountId), eq(unit.advisorId, id));
  const [found] = await db.select({ id: unit.id }).from(unit).where(own);
  if (!found) throw Refusal.notFound();
}

import { and, eq } from "drizzle-orm";
import type { Endpoint } from "#contract/endpoint.ts";
import { Refusal } from "#contract/errors.ts";
import { type AdvisorNeeds, type Needs, signedIn } from "#contract/needs.ts";
import { mayAsAdvisor } from "#domain/advisor-rights.ts";
import { mayDo, mayOnOwnDraft } from "#domain/permissions.ts";
import type { Caller, Colleague, CompanyCaller } from "../callers.ts";
import type { Executor } from "../db/open.ts";
import { jobOpening } from "../db/schema/job-openings.ts";
import { match } from "../db/schema/matching.ts";

type Ids = Partial<Record<string, string>>;

/**
 * Checks that a caller may make a call, of a company after finding which one it is for (ADR 0051). 404 for another
 * company comes before 403 for a missing right: nobody learns about companies they do not belong to.
 */
export async function authorise(
  db: Executor,
  endpoint: Pick<Endpoint, "needs" | "needsForOwnDraft" | "isConfidential">,
  caller: Caller,
  ids: Ids = {},
): Promise<Caller | Colleague> {
  const { needs, isConfidential } = endpoint;
  if (needs === undefined || needs === signedIn) return caller;
  if (caller.role === "study_advisor" && !mayAsAdvisor(caller.advisor, needs as AdvisorNeeds))
    throw Refusal.forbidden();
  if (caller.role !== "company") return caller;
  const membership = await membershipFor(db, caller, ids);
  if (!membership) throw Refusal.notFound();
  const holder = { ...membership, userId: caller.id };
  if (!mayDo(holder, needs as Exclude<Needs, typeof signedIn>) && !(await isOpenAsOwnDraft(db, endpoint, holder, ids)))
    throw Refusal.forbidden();
  if (membership.isLocked) throw Refusal.forbidden({ company: ["companyLocked"] });
  if (isConfidential && !caller.user.confidentialityAcceptedAt)
    throw Refusal.forbidden({ confidentiality: ["confidentialityDue"] });
  return { ...caller, ...membership };
}

async function isOpenAsOwnDraft(
  db: Executor,
  endpoint: Pick<Endpoint, "needsForOwnDraft">,
  holder: Parameters<typeof mayOnOwnDraft>[0] & { companyId: string },
  { jobOpeningId }: Ids,
) {
  if (!endpoint.needsForOwnDraft || !jobOpeningId) return false;
  const [found] = await db
    .select({ status: jobOpening.status, begunBy: jobOpening.begunBy })
    .from(jobOpening)
    .where(and(eq(jobOpening.id, jobOpeningId), eq(jobOpening.companyId, holder.companyId)));
  return found !== undefined && mayOnOwnDraft(holder, endpoint, found);
}

/** The membership in the company that the path names or whose opening an application is for; else the default one. */
async function membershipFor(db: Executor, { memberships }: CompanyCaller, { companyId, matchId }: Ids) {
  if (!companyId && !matchId) return memberships[0];
  const named = companyId ?? (await companyOfMatch(db, matchId!));
  return memberships.find((membership) => membership.companyId === named);
}

async function companyOfMatch(db: Executor, matchId: string) {
  const [found] = await db
    .select({ companyId: jobOpening.companyId })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .where(eq(match.id, matchId));
  return found?.companyId;
}

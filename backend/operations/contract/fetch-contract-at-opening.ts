import { and, eq } from "drizzle-orm";
import type { ContractAtOpening } from "#contract/entities/contract.ts";
import type { MatchEvent } from "#contract/enumerations/matching.ts";
import { Refusal } from "#contract/errors.ts";
import { mayDo } from "#domain/permissions.ts";
import { acquaintanceOf, nameSeenAs } from "#domain/seen-applicant.ts";
import type { Colleague } from "../../callers.ts";
import { matchFrom } from "../../db/matches.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import type { AtOpening } from "../matching/known-applicant.ts";
import { selectContractRows, standingFrom, unitOf } from "./contract-rows.ts";

type Reader = Pick<Colleague, "companyId" | "isOwner" | "permissions">;

/**
 * The contract with an applicant, as this reader may see it (ADR 0055). 404 for another company's opening, and for
 * applicants whom the company does not know or not any more. One query.
 */
export async function fetchContractAtOpening(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId, ...holder }: Reader,
  { jobOpeningId, accountId }: AtOpening,
): Promise<ContractAtOpening> {
  const [row] = await selectContractRows(db).where(
    and(eq(jobOpening.companyId, companyId), eq(jobOpening.id, jobOpeningId), eq(match.accountId, accountId)),
  );
  if (!row) throw Refusal.notFound();
  const { status, since } = matchFrom(row.match, now);
  const name = nameSeenAs(acquaintanceOf({ status, since, history: row.acts }, now), row.account);
  if (name === null) throw Refusal.notFound();
  const lastAct = (event: MatchEvent) => {
    const act = row.acts.findLast((one) => one.event === event);
    return act ? new Date(act.at).toISOString() : null;
  };
  const isAccepted = status === "offer_accepted";
  const standing = isAccepted ? standingFrom(row, now) : null;
  const seesPapers = mayDo(holder, "viewStudentContracts");
  return {
    jobOpening: row.jobOpening,
    applicant: { accountId, name },
    status,
    offeredAt: lastAct("accept"),
    acceptedAt: isAccepted ? lastAct("accept-offer") : null,
    standing: standing && { ...standing, papers: seesPapers ? standing.papers : null },
    advisor: (isAccepted && unitOf(row)?.advisor) || null,
  };
}

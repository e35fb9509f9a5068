import type { SeenContract } from "#contract/entities/contract.ts";
import { seenContractOf } from "#domain/contract-standing.ts";
import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { acceptedMatch } from "../matching/accepted-match.ts";
import type { AtOpening } from "../matching/known-applicant.ts";
import { lockContract, moveContract } from "./move-contract.ts";

/**
 * A company requests the contract for an offer that was accepted (spec §7). Refuses as `acceptedMatch` and
 * `moveContract` do.
 */
export async function requestContract(
  work: Work,
  { companyId }: Pick<Colleague, "companyId">,
  { jobOpeningId, accountId }: AtOpening,
): Promise<SeenContract> {
  const scene = await lockContract(work.db, accountId);
  const { id: matchId } = await acceptedMatch(work.db, companyId, { jobOpeningId, accountId });
  return seenContractOf(await moveContract(work, scene, { event: "request", role: "company", matchId }));
}

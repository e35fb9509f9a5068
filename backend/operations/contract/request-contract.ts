import type { Contract } from "#contract/entities/contract.ts";
import type { Work } from "../../work.ts";
import { acceptedMatch, type ContractPartners } from "../matching/accepted-match.ts";
import { lockContract, moveContract } from "./move-contract.ts";

/** A company requests the contract for an offer that was accepted (spec §7). Refuses as `acceptedMatch` and `moveContract` do. */
export async function requestContract(work: Work, of: ContractPartners): Promise<Contract> {
  const { id: matchId } = await acceptedMatch(work.db, of);
  const scene = await lockContract(work.db, of.accountId);
  return moveContract(work, scene, { event: "request", role: "company", matchId });
}

import type { Contract } from "#contract/entities/contract.ts";
import { Refusal } from "#contract/errors.ts";
import type { Work } from "../../work.ts";
import { acceptedMatch, type ContractPartners } from "../matching/accepted-match.ts";
import { lockContract, moveContract } from "./move-contract.ts";

/** A company says that it has signed (design §6). Refuses as `acceptedMatch` and `moveContract` do. */
export async function signContract(work: Work, of: ContractPartners): Promise<Contract> {
  const { id } = await acceptedMatch(work.db, of);
  const scene = await lockContract(work.db, of.accountId);
  if (scene.contract && scene.contract.matchId !== id) throw Refusal.notFound();
  return moveContract(work, scene, { event: "sign", role: "company" });
}

import type { SeenContract } from "#contract/entities/contract.ts";
import { Refusal } from "#contract/errors.ts";
import { seenContractOf } from "#domain/contract-standing.ts";
import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { acceptedMatch } from "../matching/accepted-match.ts";
import type { AtOpening } from "../matching/known-applicant.ts";
import { lockContract, moveContract } from "./move-contract.ts";

/** A company says that it has signed (design §6). Refuses as `acceptedMatch` and `moveContract` do. */
export async function signContract(
  work: Work,
  { companyId }: Pick<Colleague, "companyId">,
  { jobOpeningId, accountId, version }: AtOpening & { version?: number },
): Promise<SeenContract> {
  const scene = await lockContract(work.db, accountId);
  const { id } = await acceptedMatch(work.db, companyId, { jobOpeningId, accountId });
  if (scene.contract && scene.contract.matchId !== id) throw Refusal.notFound();
  return seenContractOf(await moveContract(work, scene, { event: "sign", role: "company", version }));
}

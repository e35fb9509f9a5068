import { and, eq } from "drizzle-orm";
import type { Contract } from "#contract/entities/contract.ts";
import type { ContractEvent } from "#contract/enumerations/matching.ts";
import { Refusal } from "#contract/errors.ts";
import { isExplained } from "#domain/contract-status.ts";
import { mayRequestContract } from "#domain/matching.ts";
import type { Advising } from "../../callers.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { withdrawOpen } from "../matching/withdraw-matches.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";
import { acceptPapers } from "./accept-papers.ts";
import type { ContractScene } from "./contract-act.ts";
import { lockContract, moveContract } from "./move-contract.ts";

interface Decision {
  accountId: string;
  event: Exclude<ContractEvent, "submit">;
  note?: string;
  version?: number;
}

/**
 * The advisor decides on the contract of an own applicant, or requests it for one who has a practice partner, which
 * ends open applications as accepting an offer does. 404 for another advisor's applicant, 422 without a note where one
 * is needed (`isExplained`), for a request without a partner (`partnerFound`) and for sending without the answers
 * and papers (`acceptPapers`); otherwise refuses as `moveContract` does.
 */
export async function decideContract(
  work: Work,
  advisor: Advising,
  { accountId, event, note, version }: Decision,
): Promise<Contract> {
  await refuseForeignApplicant(work.db, advisor, accountId);
  const scene = await lockContract(work.db, accountId);
  if (isExplained(event) && !note) throw Refusal.invalid({ note: ["required"] });
  const isRequested = event === "request" && !scene.contract;
  const matchId = isRequested ? await partnerOf(work, scene) : undefined;
  if (isRequested) await withdrawOpen(work, accountId, { role: "system", actorId: advisor.id });
  const decided = await moveContract(work, scene, { event, role: "study_advisor", note, version, matchId });
  if (event === "send") await acceptPapers(work, scene);
  return decided;
}

/** The accepted application; undefined when the applicant found the partner on their own. */
async function partnerOf({ db }: Work, { person, unit }: ContractScene) {
  const [accepted] = await db
    .select({ id: match.id })
    .from(match)
    .where(and(eq(match.accountId, person.id), eq(match.status, "offer_accepted")));
  const { practicePartnerExists } = person;
  if (!mayRequestContract({ hasAccepted: !!accepted, practicePartnerExists, stage: unit.stage }))
    throw Refusal.invalid({ event: ["partnerFound"] });
  return accepted?.id;
}

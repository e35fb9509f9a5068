import type { Account } from "#contract/entities/account.ts";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import { type Stage, stages } from "#contract/enumerations/people.ts";
import { activeUnit } from "./active-application.ts";
import { type Answers, consultation, isGroupDone } from "./application-steps.ts";
import { isActive } from "./match-status.ts";
import { completeStages, hasPartner, isReadyToMatch } from "./matching.ts";

const minimumReady: readonly Stage[] = ["Examined Application", ...completeStages];
/** §4: whether a stage counts as minimum ready. */
export const isMinimumReady = (stage: Stage) => minimumReady.includes(stage);

/** Whether an application goes on: it neither ended nor led to enrolment. */
export const isUnderWay = (stage: Stage) => stage !== "Lost" && stage !== "Won";

type Staged = Parameters<typeof activeUnit>[0]["units"][number] & { stage: Stage };
type Choice<U> = Pick<Account, "metadata"> & { units: readonly U[] };

/** The unit that companies meet: the active one, unless only another can be matched. */
export function matchedUnit<U extends Staged>(of: Choice<U>): U | undefined {
  const active = activeUnit(of);
  if (active && isReadyToMatch(active.stage)) return active;
  return of.units.find(({ stage }) => isReadyToMatch(stage)) ?? active;
}

/**
 * Whether companies are met no more: an offer was accepted or a contract requested for any unit, or the unit that they
 * would meet has its partner. Another one's enrolment says nothing of it (ADR 0174).
 */
export const hasFoundPartner = (of: Pick<Account, "isSettled" | "metadata" | "units">) =>
  of.isSettled || hasPartner(matchedUnit(of)?.stage);

/** The unit that everything with companies belongs to: the one that has the contract, else the one that they meet. */
export const partneredUnit = <U extends Staged & { contract: object | null }>(of: Choice<U>) =>
  of.units.find(({ contract }) => contract) ?? matchedUnit(of);

/**
 * The unit whose end ends everything with companies: the partnered one, or an enrolled one where that has no contract
 * and cannot be matched (ADR 0174).
 */
export function boundUnit<U extends Staged & { contract: object | null }>(of: Choice<U>): U | undefined {
  const partnered = partneredUnit(of);
  if (partnered && (partnered.contract || isReadyToMatch(partnered.stage))) return partnered;
  return of.units.find(({ stage }) => stage === "Won") ?? partnered;
}

/**
 * Whether a change set a unit back to where it cannot be matched, as only advisors do. Its answers do not carry it on
 * from there: the advisor knew them (ADR 0025). A lost one just begins again.
 */
export const isSetBack = ({ from, to }: { from: Stage; to: Stage }) =>
  from !== "Lost" && !isReadyToMatch(to) && stages.indexOf(from) > stages.indexOf(to);

/**
 * Design §6: where the unit's own answers and its applications to openings carry it. Back, to Won and to Lost it
 * goes by an advisor's hand.
 */
export function stageAfter(stage: Stage, answers: Answers, matches: readonly ApplicationStatus[]): Stage {
  const next = nextStage(stage, answers, matches);
  return next ? stageAfter(next, answers, matches) : stage;
}

function nextStage(stage: Stage, answers: Answers, matches: readonly ApplicationStatus[]): Stage | undefined {
  const hasAccepted = matches.includes("offer_accepted");
  if (stage === "New" && consultation(answers.unit, answers.now).state === "confirmed") return "Examined Application";
  if (stage === "Examined Application" && isGroupDone("search", answers)) return "Ready to match";
  if (stage === "Ready to match" && (hasAccepted || matches.some(isActive))) return "In Matching";
  if (stage === "In Matching" && hasAccepted) return "Contract Proposal";
  return undefined;
}

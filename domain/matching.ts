import type { Account } from "#contract/entities/account.ts";
import type { Matching, Unit } from "#contract/entities/unit.ts";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import type { Stage } from "#contract/enumerations/people.ts";
import { dayAfter } from "./match-status.ts";

/** From the complete search to enrolment. */
export const completeStages: readonly Stage[] = ["Ready to match", "In Matching", "Contract Proposal", "Won"];

/** Design §6: openings come into play when the search is complete and the first consultation is confirmed. */
export const isSearchComplete = (stage: Stage) => completeStages.includes(stage);

/** Stages in which an applicant can be matched: the search is complete, and enrolment is still to come. */
export const matchable: readonly Stage[] = completeStages.filter((stage) => stage !== "Won");
/** Whether an applicant can be matched at a stage. */
export const isReadyToMatch = (stage: Stage) => matchable.includes(stage);

/** Whether an offer was accepted: from then on the practice partner is fixed, and changes go through the advisor. */
export const hasPartner = (stage: Stage | undefined) => stage === "Contract Proposal" || stage === "Won";

interface Fixed {
  /** Whether an offer was accepted or a contract requested, for any unit. */
  isSettled: boolean;
  units: readonly { stage: Stage }[];
}
/** Whether applicants change their practice partner no more. Being enrolled says nothing of one (ADR 0174). */
export const isPartnerFixed = ({ isSettled, units }: Fixed) =>
  isSettled || units.some(({ stage }) => stage === "Contract Proposal");

interface Partnered {
  hasAccepted: boolean;
  practicePartnerExists: boolean | null;
  stage: Stage;
}
/** Whether a contract may be requested: for an accepted offer, or with the practice partner whom somebody found alone. */
export const mayRequestContract = ({ hasAccepted, practicePartnerExists, stage }: Partnered) =>
  hasAccepted || (practicePartnerExists === true && isSearchComplete(stage));

/** Stages of applicants who look for a practice partner among the openings. */
export const seekingStages = completeStages.filter((stage) => !hasPartner(stage));

/** What companies wait for, most important act first. */
const dueActs = [
  "awaiting_applicant_confirmation",
  "awaiting_interview_schedule",
  "awaiting_applicant_interest",
] as const satisfies ApplicationStatus[];
export type DueAct = (typeof dueActs)[number];

const mostImportant = (due: Matching["due"]) => dueActs.find((act) => due.some(({ status }) => status === act));

/** What the applicant has to answer, longest wait first; empty if nobody waits for them. */
export function dueNow({ matching: { due } }: Pick<Unit, "matching">): Due[] {
  const status = mostImportant(due);
  return due.flatMap((one) => (status && one.status === status ? { ...one, status } : []));
}

/** What waits for an answer of the applicant behind that, longest wait first. */
export const dueLater = ({ matching: { due } }: Pick<Unit, "matching">) =>
  due.filter(({ status }) => status !== mostImportant(due) && dueActs.some((act) => act === status));
type Due = Matching["due"][number] & { status: DueAct };

/** The next agreed day that has not passed yet. */
export const nextAppointment = ({ matching }: Pick<Unit, "matching">, now: Date) =>
  matching.appointments.find(({ at }) => dayAfter(at) > now);

/** Where the applications stand if any are under way; null if the status of the step says enough. */
export function matchingStanding({ account: { metadata }, unit, now }: Asked & { now: Date }): Standing | null {
  const status = matchingStatus({ account: { metadata }, unit });
  if (status === "inProgress") return dueNow(unit)[0]?.status ?? null;
  if (status !== "waiting") return null;
  if (nextAppointment(unit, now)) return "agreed";
  const { waiting, appointments } = unit.matching;
  return waiting + appointments.length > 0 ? "companies" : "alone";
}
export type Standing = DueAct | "agreed" | "companies" | "alone";

type Asked = { account: Pick<Account, "metadata">; unit: Pick<Unit, "stage" | "matching"> };

/** Whether anything is under way with a company, or an offer was accepted. */
export const hasApplications = ({ matching: { due, appointments, waiting, accepted } }: Pick<Unit, "matching">) =>
  due.length + appointments.length + waiting > 0 || accepted !== null;

/** Status of the search for a practice partner; people who search on their own wait for nobody here. */
export function matchingStatus({ account: { metadata }, unit }: Asked) {
  // A company waits for an answer, whatever stage an advisor sets by hand.
  if (dueNow(unit).length > 0) return "inProgress";
  if (!isSearchComplete(unit.stage)) return "notYet";
  if (hasPartner(unit.stage)) return "done";
  const { waiting, appointments } = unit.matching;
  if (waiting > 0 || appointments.length > 0 || metadata.ignoreSelfMatching) return "waiting";
  return metadata.visitedSelfMatchingView ? "inProgress" : "notStarted";
}

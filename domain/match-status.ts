import type { Match } from "#contract/entities/match.ts";
import type {
  ApplicantTurn,
  ApplicationStatus,
  CancellationReason,
  MatchEvent,
  MatchRole,
} from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { hour } from "./time.ts";
import { workingDaysSince } from "./working-days.ts";

/** What the transition table decides by; the status is null before there is an application. */
export interface MatchState {
  status: ApplicationStatus | null;
  interviewAt: string | null;
  trialDayAt: string | null;
  cancelledBy: MatchRole | null;
  cancellationReason: CancellationReason | null;
  /** Where a cancelled one was. */
  cancelledFrom: ApplicationStatus | null;
}
type Status = ApplicationStatus | null;

/** Neither side has acted yet. */
export const noApplication: MatchState = {
  status: null,
  interviewAt: null,
  trialDayAt: null,
  cancelledBy: null,
  cancellationReason: null,
  cancelledFrom: null,
};

interface Transition {
  from: readonly Status[];
  event: MatchEvent;
  by: readonly MatchRole[];
  to: ApplicationStatus | "whereItWas";
  reason?: CancellationReason;
}

/** Statuses from which an application can still succeed, in the order of spec §4. */
export const openStatuses = [
  "awaiting_any_interest",
  "awaiting_partner_interest",
  "awaiting_applicant_interest",
  "awaiting_interview_schedule",
  "interview_scheduled",
  "trial_day_scheduled",
  "awaiting_partner_confirmation",
  "awaiting_applicant_confirmation",
] as const satisfies ApplicationStatus[];
/** Design §6: from here on an opening has an active match, and a unit is in matching. */
export const activeStatuses = openStatuses.slice(1);
/** How a company's list of openings counts applications: before a first talk, in talks, with an offer, accepted. */
export const phases = {
  fresh: ["awaiting_partner_interest", "awaiting_applicant_interest"],
  meeting: [
    "awaiting_interview_schedule",
    "interview_scheduled",
    "trial_day_scheduled",
    "awaiting_partner_confirmation",
  ],
  offered: ["awaiting_applicant_confirmation"],
  accepted: ["offer_accepted"],
} as const satisfies Record<string, ApplicationStatus[]>;
export type Phase = keyof typeof phases;

/** `awaiting_partner_interest … awaiting_partner_confirmation`: the company may make its offer. */
const beforeOffer = activeStatuses.slice(0, -1);

/** Who may do what, when, and where it leads (design §6). The only place that knows. */
export const transitions: readonly Transition[] = [
  { from: [null], event: "recommend", by: ["study_advisor", "system"], to: "awaiting_any_interest" },
  {
    from: [null, "awaiting_any_interest"],
    event: "express-interest",
    by: ["applicant"],
    to: "awaiting_partner_interest",
  },
  {
    from: [null, "awaiting_any_interest"],
    event: "arrange-interview",
    by: ["company"],
    to: "awaiting_applicant_interest",
  },
  {
    from: ["awaiting_partner_interest"],
    event: "arrange-interview",
    by: ["company"],
    to: "awaiting_interview_schedule",
  },
  {
    from: ["awaiting_applicant_interest"],
    event: "express-interest",
    by: ["applicant"],
    to: "awaiting_interview_schedule",
  },
  {
    from: ["awaiting_interview_schedule"],
    event: "choose-interview-date",
    by: ["applicant"],
    to: "interview_scheduled",
  },
  {
    from: ["awaiting_interview_schedule"],
    event: "decline-interview-dates",
    by: ["applicant"],
    to: "awaiting_interview_schedule",
  },
  // Whom it has invited it may suggest other dates, as when all have passed.
  {
    from: ["awaiting_applicant_interest"],
    event: "arrange-interview",
    by: ["company"],
    to: "awaiting_applicant_interest",
  },
  // The answer to "none fits", and another day when something came between.
  {
    from: ["awaiting_interview_schedule", "interview_scheduled"],
    event: "arrange-interview",
    by: ["company"],
    to: "awaiting_interview_schedule",
  },
  // From a trial day too: the company may have to move it.
  {
    from: ["interview_scheduled", "trial_day_scheduled", "awaiting_partner_confirmation"],
    event: "arrange-trial-day",
    by: ["company"],
    to: "trial_day_scheduled",
  },
  {
    from: ["interview_scheduled", "trial_day_scheduled"],
    event: "pass-day",
    by: ["system"],
    to: "awaiting_partner_confirmation",
  },
  {
    from: ["interview_scheduled", "trial_day_scheduled"],
    event: "record-attendance",
    by: ["study_advisor"],
    to: "awaiting_partner_confirmation",
  },
  { from: beforeOffer, event: "accept", by: ["company"], to: "awaiting_applicant_confirmation" },
  { from: ["awaiting_applicant_confirmation"], event: "accept-offer", by: ["applicant"], to: "offer_accepted" },
  {
    from: ["awaiting_applicant_confirmation"],
    event: "reject-offer",
    by: ["applicant"],
    to: "cancelled",
    reason: "rejected_by_applicant",
  },
  // Without an application it says "not for me" to a suggestion.
  {
    from: [null, ...openStatuses],
    event: "express-disinterest",
    by: ["applicant"],
    to: "cancelled",
    reason: "rejected_by_applicant",
  },
  { from: openStatuses, event: "reject", by: ["company"], to: "cancelled", reason: "rejected_by_company" },
  { from: openStatuses, event: "close", by: ["system"], to: "cancelled", reason: "job_opening_closed" },
  { from: openStatuses, event: "staff", by: ["system"], to: "cancelled", reason: "staffed_with_another_applicant" },
  // Another offer was accepted, or the whole application is given up.
  {
    from: [...openStatuses, "offer_accepted"],
    event: "withdraw",
    by: ["applicant", "system"],
    to: "cancelled",
    reason: "rejected_by_applicant",
  },
  { from: ["cancelled"], event: "take-back", by: ["applicant", "company"], to: "whereItWas" },
  // Where the last place went before they had answered, and one is free again.
  { from: ["cancelled"], event: "express-interest", by: ["applicant"], to: "awaiting_partner_interest" },
];

const transitionOf = (state: MatchState, event: MatchEvent, role: MatchRole) =>
  transitions.find(
    (transition) =>
      transition.event === event && transition.by.includes(role) && transition.from.includes(state.status),
  );

export type Outcome = { to: ApplicationStatus; reason: CancellationReason | null };

/**
 * Where an event of a role leads; undefined when it may not happen. An acceptance that was given up does not come back
 * by itself: the company decides again.
 */
export function outcomeOf(state: MatchState, event: MatchEvent, role: MatchRole): Outcome | undefined {
  const transition = transitionOf(state, event, role);
  if (!transition) return undefined;
  if (state.status === "cancelled" && !mayGoOn(state, event, role)) return undefined;
  if (transition.to !== "whereItWas") return { to: transition.to, reason: transition.reason ?? null };
  const { cancelledFrom = null } = state;
  return {
    to:
      cancelledFrom === "offer_accepted" ? "awaiting_partner_confirmation" : (cancelledFrom ?? "awaiting_any_interest"),
    reason: null,
  };
}

/**
 * What was cancelled goes on by the side that cancelled it; for want of a position by the company, or by an applicant's
 * interest where the company may not know them any more.
 */
const mayGoOn = (state: MatchState, event: MatchEvent, role: MatchRole) =>
  event === "take-back"
    ? state.cancelledBy === role || (role === "company" && isForWantOfPosition(state))
    : endedUnanswered(state);

/** The desk also ends applications in the applicant's place: those are nobody's to take back. */
const isForWantOfPosition = ({ cancelledBy, cancellationReason }: MatchState) =>
  cancelledBy === "system" &&
  (cancellationReason === "staffed_with_another_applicant" || cancellationReason === "job_opening_closed");

/** Whether an advisor may take a recommendation back: an advisor made it, and neither side has acted on it. */
export const isWithdrawable = ({ status, source }: Pick<Match, "status" | "source">) =>
  status === "awaiting_any_interest" && source === "study_advisor";

/** Used by buttons and backend alike. */
export const isPossible = (state: MatchState, event: MatchEvent, role: MatchRole) =>
  outcomeOf(state, event, role) !== undefined;

/** The status now: once the day has passed, the company has to confirm it (design §6, computed on read). */
export function statusAt(state: Appointed, now: Date): Status {
  const passedAt = dayPassesAt(state);
  return passedAt && passedAt <= now ? "awaiting_partner_confirmation" : state.status;
}

/** When the day of an interview or trial day has passed. */
export function dayPassesAt(state: Appointed): Date | undefined {
  const moment = appointmentOf(state);
  return moment ? dayAfter(moment) : undefined;
}

/** As the next day begins, in UTC. */
export function dayAfter(moment: string): Date {
  const day = new Date(moment);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1));
}

/** The day that `pass-day` is about; the event is recorded when the next day begins. */
export const dayPassedAt = (at: string) => new Date(Date.parse(at) - 12 * hour).toISOString();

type Appointed = Pick<MatchState, "status" | "interviewAt" | "trialDayAt">;
/** The interview or trial day that is to come, or that nobody has reported on since. */
export function appointmentOf({ status, interviewAt, trialDayAt }: Appointed): string | null {
  if (status === "interview_scheduled") return interviewAt;
  return status === "trial_day_scheduled" ? trialDayAt : null;
}

/** Whether an application can still succeed. */
export const isOpen = (status: Status) => (openStatuses as readonly Status[]).includes(status);

/** Whether somebody has acted on an application that can still succeed. */
export const isActive = (status: Status) => (activeStatuses as readonly Status[]).includes(status);

/** Design §6: an unanswered offer is overdue from the first reminder on. */
export const isOverdue = ({ status, since }: Pick<Match, "status" | "since">, now: Date) =>
  status === "awaiting_applicant_confirmation" && remindersDue(new Date(since), now) > 0;

/** How many reminders of an unanswered offer are due by now. */
export const remindersDue = (since: Date, now: Date) =>
  limits.offerReminderWorkingDays.filter((days) => workingDaysSince(since, now) >= days).length;

const turns: Partial<Record<ApplicationStatus, "applicant" | "company">> = {
  awaiting_any_interest: "applicant",
  awaiting_partner_interest: "company",
  awaiting_applicant_interest: "applicant",
  awaiting_interview_schedule: "applicant",
  awaiting_partner_confirmation: "company",
  awaiting_applicant_confirmation: "applicant",
};
/** Statuses in which it is always the company's turn. */
export const companysTurns = openStatuses.filter((status) => turns[status] === "company");
type Suggested = Pick<Match, "status" | "interviewDateSuggestions">;
/** Statuses in which an applicant chooses among dates, or is about to. */
export const choosing = ["awaiting_applicant_interest", "awaiting_interview_schedule"] as const;
/** Whether an applicant chooses among dates, or is about to. */
export const isChoosing = (status: Status) => (choosing as readonly Status[]).includes(status);
/** The suggested dates that can still be chosen. */
export const datesToCome = (dates: string[], now: Date) => dates.filter((date) => new Date(date) > now);
/** Whether no date is left to choose: none fitted, or all have passed, which are not read any more. */
export const hasNoDates = ({ status, interviewDateSuggestions }: Suggested) =>
  isChoosing(status) && interviewDateSuggestions.length === 0;
/** Since when it has been as it is: without a date left to choose, since the last of them has passed (ADR 0155). */
export function sinceAt({ status, since, interviewDateSuggestions }: Suggested & Pick<Match, "since">, now: Date) {
  if (!isChoosing(status) || datesToCome(interviewDateSuggestions, now).length > 0) return since;
  const passed = interviewDateSuggestions.map((date) => Date.parse(date));
  return new Date(Math.max(Date.parse(since), ...passed)).toISOString();
}
/** Whose turn it is; undefined if nobody has to act. If no date is left, the company has to suggest others. */
export const turnOf = (match: Suggested) => (hasNoDates(match) ? "company" : turns[match.status]);

/** Whose turn it is, as a company's list of applicants groups them; an agreed day is the other side's. */
export function companysTurnOf(match: Parameters<typeof turnOf>[0]): ApplicantTurn {
  if (match.status === "offer_accepted" || match.status === "cancelled") return "over";
  return turnOf(match) === "company" ? "yours" : "others";
}

type Ended = Pick<MatchState, "cancelledBy" | "cancellationReason" | "cancelledFrom">;
/** Whether the last place went before the applicant had answered a recommendation or an invitation (ADR 0025). */
export const endedUnanswered = ({ cancellationReason, cancelledFrom }: Omit<Ended, "cancelledBy">) =>
  cancellationReason === "staffed_with_another_applicant" &&
  (cancelledFrom === "awaiting_any_interest" || cancelledFrom === "awaiting_applicant_interest");

/**
 * Why an application ended, as its readers are told. `withdrawn`: the desk ended it in the applicant's place, with their
 * search or for a contract with a partner found without us; neither side has declined. `offerWithdrawn`: the company
 * took its offer back.
 */
export function endOf({ cancelledBy, cancellationReason, cancelledFrom }: Ended) {
  if (cancelledBy === "system" && cancellationReason === "rejected_by_applicant") return "withdrawn";
  const isOffer = cancelledFrom === "awaiting_applicant_confirmation";
  return cancellationReason === "rejected_by_company" && isOffer ? "offerWithdrawn" : cancellationReason;
}

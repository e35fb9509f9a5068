import { formatDay } from "#app/i18n/format.ts";
import { momentInWords } from "#app/i18n/moment-in-words.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { MarkState } from "#app/ui/Mark.tsx";
import type { Match } from "#contract/entities/match.ts";
import type { ApplicantAtOpening } from "#contract/entities/seen-applicant.ts";
import { appointmentOf, endOf, hasNoDates, turnOf } from "#domain/match-status.ts";
import { workingDaysSince } from "#domain/working-days.ts";

/** What a sentence calls an applicant: by the first name. */
export const calledName = (t: Translate, { firstName }: Pick<ApplicantAtOpening["applicant"], "firstName">) =>
  firstName || t("companyMatch:unnamed");

/** The status of an application as the company reads it, and how long somebody has waited. */
export function statusInWords(t: Translate, match: Match | null, { name, now }: { name: string; now: string }): string {
  if (!match) return t("companyMatch:status.awaiting_any_interest", { name });
  const { status, interviewDateSuggestions, since } = match;
  if (status === "cancelled") return t(`companyMatch:cancelled.${endOf(match)}`, { name, date: formatDay(since) });
  const day = appointmentOf(match);
  // The status is reached as the day after begins.
  const met = status === "awaiting_partner_confirmation" && (match.trialDayAt ?? match.interviewAt);
  const from = met || since;
  const turn = turnOf(match);
  const words = t(`companyMatch:status.${stateOf(match)}`, {
    name,
    count: interviewDateSuggestions.length,
    when: day ? momentInWords(t, day) : "",
    date: formatDay(from),
  });
  const days = turn ? workingDaysSince(new Date(from), new Date(now)) : 0;
  return days > 0 ? `${words} ${t("companyMatch:since", { count: days })}` : words;
}

/** The status, told apart where it says too little: no date is left, or there has been no day on which they met. */
function stateOf(match: Match) {
  const { status, interviewAt, trialDayAt } = match;
  if (hasNoDates(match)) return "noDates";
  return status === "awaiting_partner_confirmation" && !interviewAt && !trialDayAt ? "resumed" : status;
}

/** Whose turn it is, as a mark (look §1): an appointment is agreed, and so is an accepted offer. */
export function markOfMatch(match: Match | null): MarkState {
  if (!match || match.status === "cancelled" || match.status === "awaiting_any_interest") return "open";
  const turn = turnOf(match);
  return turn === "company" ? "you" : turn === "applicant" ? "them" : "done";
}

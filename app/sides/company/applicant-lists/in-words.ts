import { formatDay } from "#app/i18n/format.ts";
import { momentInWords } from "#app/i18n/moment-in-words.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { Reason } from "#app/ui/Hit.tsx";
import type { Match } from "#contract/entities/match.ts";
import type { ListedApplicant } from "#contract/entities/seen-applicant.ts";
import { choiceOf } from "#domain/entrance-qualification.ts";
import { appointmentOf, endOf, hasNoDates, isOverdue } from "#domain/match-status.ts";
import { fitCriteria } from "#domain/ranking.ts";
import { workingDaysSince } from "#domain/working-days.ts";

export const nameInWords = (t: Translate, { name }: Pick<ListedApplicant, "name">) => name ?? t("unnamed");

/** What speaks for somebody at an opening, what the ranking goes by first (ADR 0026). */
export function reasonsInWords(t: Translate, applicant: ListedApplicant): Reason[] {
  const { distanceKilometres: kilometres, skills, match } = applicant;
  const fits = {
    distance: [kilometres !== null && t("reason.distance", { kilometres })],
    skills: Object.keys(skills).map((group) => t("reason.skill", { skill: t(`software:${group}`) })),
  };
  return [
    match?.source === "study_advisor" && t("reason.named"),
    ...fitCriteria.flatMap((name) => fits[name]),
    ...backgroundInWords(t, applicant),
  ].flatMap((words) => (words ? [{ words, fits: true }] : []));
}

/** The same in one line, for people whom the company has met. */
export const factsInWords = (t: Translate, applicant: ListedApplicant): string =>
  [
    applicant.distanceKilometres !== null && t("reason.distance", { kilometres: applicant.distanceKilometres }),
    ...backgroundInWords(t, applicant),
  ]
    .filter(Boolean)
    .join(" · ");

function backgroundInWords(t: Translate, applicant: ListedApplicant) {
  const { universityEntranceQualification, universityEntranceQualificationBw, gradeAverage } = applicant;
  const qualification = choiceOf(universityEntranceQualification, universityEntranceQualificationBw);
  return [
    qualification && t(`answers:qualification.${qualification}`),
    gradeAverage && t("reason.grade", { band: t(`answers:gradeBand.${gradeAverage}`) }),
    applicant.drivingLicenseExists && t("reason.licence"),
  ];
}

/** What is due with an application, for whom, and since when; the group says whose turn it is. */
export function dueInWords(t: Translate, match: Match, now: string): string {
  const { status, since } = match;
  const date = formatDay(since);
  if (status === "cancelled") return t(`ended.${endOf(match)}`, { date });
  if (status === "offer_accepted") return t("due.offer_accepted", { date });
  const day = appointmentOf(match);
  if (day) return t(`due.${status}`, { when: momentInWords(t, day) });
  const met = status === "awaiting_partner_confirmation" && metInWords(t, match);
  if (met) return met;
  const act = t(`due.${hasNoDates(match) ? "noDates" : status}`);
  return [act, waitInWords(t, since, now), isOverdue(match, new Date(now)) && t("overdue")].filter(Boolean).join(", ");
}

/** Since a day that was no working day, or less than a working day ago, the date says more than a number. */
function waitInWords(t: Translate, since: string, now: string) {
  const days = workingDaysSince(new Date(since), new Date(now));
  if (days > 0) return t("since", { count: days });
  const date = formatDay(since);
  return date === formatDay(now) ? t("today") : t("sinceDay", { date });
}

function metInWords(t: Translate, { trialDayAt, interviewAt }: Match) {
  if (trialDayAt) return t("due.trialDayWas", { date: formatDay(trialDayAt) });
  return interviewAt && t("due.interviewWas", { date: formatDay(interviewAt) });
}

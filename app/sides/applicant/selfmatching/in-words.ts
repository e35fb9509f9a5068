import { formatDay, formatTime, formatWeekday } from "#app/i18n/format.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import type { Match } from "#contract/entities/match.ts";
import { turnOf } from "#domain/match-status.ts";
import { workingDaysSince } from "#domain/working-days.ts";
import { dayOf } from "./matches.ts";

/** `Dienstag, 24.03.2026, 10:00 Uhr`. */
export const momentInWords = (t: Translate, moment: string) =>
  t("common:moment", {
    weekday: formatWeekday(moment, t.language),
    date: formatDay(moment),
    time: formatTime(moment),
  });

/** How an application stands; while somebody is waited for, also how long. */
export function statusInWords(t: Translate, match: Match, now: string): string {
  const { status, cancellationReason, interviewDateSuggestions, since } = match;
  if (status === "cancelled") return t(`matching:cancelled.${cancellationReason}`);
  const day = dayOf(match);
  const values = { count: interviewDateSuggestions.length, when: day ? momentInWords(t, day) : "" };
  const turn = turnOf(match);
  const hasNoDates = status === "awaiting_interview_schedule" && turn === "company";
  const words = t(hasNoDates ? "matching:noDates" : `matching:status.${status}`, values);
  const days = turn ? workingDaysSince(new Date(since), new Date(now)) : 0;
  return days > 0 ? `${words} ${t("matching:since", { count: days })}` : words;
}

type Suggested = Pick<ListedJobOpening, "reasons" | "campus" | "startDate">;

/** Why an opening is suggested, the way to it first. */
export function reasonsInWords(t: Translate, { reasons, campus, startDate }: Suggested): string[] {
  const { fitsCourse, fitsCampus, fitsIntake, skills } = reasons;
  return [
    ...distanceInWords(t, reasons),
    ...(fitsCourse ? [t("matching:reason.course")] : []),
    ...(fitsCampus ? [t("matching:reason.campus", { campus })] : []),
    ...(fitsIntake ? [t("matching:reason.intake", { date: formatDay(startDate) })] : []),
    ...Object.keys(skills).map((group) => t("matching:reason.skill", { skill: t(`matching:software.${group}`) })),
  ];
}

export const distanceInWords = (
  t: Translate,
  {
    distanceKilometres,
    isWithinDistance,
  }: Pick<ListedJobOpening["reasons"], "distanceKilometres" | "isWithinDistance">,
) =>
  distanceKilometres === null
    ? []
    : [t(`matching:reason.${isWithinDistance === false ? "farther" : "distance"}`, { kilometres: distanceKilometres })];

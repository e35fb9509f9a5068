import { formatDay } from "#app/i18n/format.ts";
import { momentInWords } from "#app/i18n/moment-in-words.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { Reason } from "#app/ui/Hit.tsx";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import type { Match } from "#contract/entities/match.ts";
import { appointmentOf, turnOf } from "#domain/match-status.ts";
import { workingDaysSince } from "#domain/working-days.ts";

/** The status of an application, with the time that somebody has waited. */
export function statusInWords(t: Translate, match: Match, now: string): string {
  const { status, cancellationReason, interviewDateSuggestions, since } = match;
  if (status === "cancelled") return t(`matching:cancelled.${cancellationReason}`);
  const day = appointmentOf(match);
  const values = { count: interviewDateSuggestions.length, when: day ? momentInWords(t, day) : "" };
  const turn = turnOf(match);
  const hasNoDates = status === "awaiting_interview_schedule" && turn === "company";
  const words = t(hasNoDates ? "matching:noDates" : `matching:status.${status}`, values);
  const days = turn ? workingDaysSince(new Date(since), new Date(now)) : 0;
  return days > 0 ? `${words} ${t("matching:since", { count: days })}` : words;
}

type Fitting = Pick<ListedJobOpening, "reasons" | "course" | "campus" | "startDate">;
/** Course, campus and start: as the applicant wants them, or the differing value. */
export function fitInWords(t: Translate, { course, campus, startDate, reasons }: Fitting): Reason[] {
  const { fitsCourse, fitsCampus, fitsIntake, wanted } = reasons;
  const said = [
    ["course", fitsCourse, course, wanted.course],
    ["campus", fitsCampus, campus, wanted.campus],
    ["intake", fitsIntake, formatDay(startDate), wanted.startDate && formatDay(wanted.startDate)],
  ] as const;
  return said.flatMap(([name, fits, is, wish]) =>
    wish === null
      ? []
      : [{ words: t(`matching:reason.${name}.${fits ? "fits" : "other"}`, { is, wanted: wish }), fits }],
  );
}

export const distanceInWords = (t: Translate, { reasons }: Pick<ListedJobOpening, "reasons">): Reason[] =>
  reasons.distanceKilometres === null
    ? []
    : [
        {
          words: t(`matching:reason.${reasons.isWithinDistance === false ? "farther" : "distance"}`, {
            kilometres: reasons.distanceKilometres,
          }),
          fits: reasons.isWithinDistance !== false,
        },
      ];

export const skillsInWords = (t: Translate, { reasons }: Pick<ListedJobOpening, "reasons">): Reason[] =>
  Object.keys(reasons.skills).map((group) => ({
    words: t("matching:reason.skill", { skill: t(`software:${group}`) }),
    fits: true,
  }));

/** What sets an opening apart in its list, three facts at most: mismatches come first. */
export function differencesInWords(t: Translate, opening: ListedJobOpening): Reason[] {
  const { extraPayment, workmodel } = opening;
  return [
    ...fitInWords(t, opening).filter(({ fits }) => !fits),
    ...distanceInWords(t, opening),
    ...(extraPayment ? [{ words: firstClauseOf(extraPayment), fits: true, isWritten: true }] : []),
    ...skillsInWords(t, opening),
    { words: t(`openingFacts:workmodel.${workmodel}`), fits: true },
  ].slice(0, 3);
}

const firstClauseOf = (text: string) => text.split(/[;\n]|\.\s/, 1)[0]!;

/** The title without the words that every opening has: `Duales Studium Marketing: Film und Ton`. */
export const shortTitleOf = ({ title }: Pick<ListedJobOpening, "title">) =>
  title.replace(/^Duales? Studium [^:]{1,60}:\s+(?=\S)/i, "");

import { momentInWords } from "#app/i18n/moment-in-words.ts";
import type { Translate, Values } from "#app/i18n/translate.ts";
import type { Reason } from "#app/ui/Hit.tsx";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import { appointmentOf, endedUnanswered, endOf, hasNoDates, turnOf } from "#domain/match-status.ts";
import { workingDaysSince } from "#domain/working-days.ts";
import * as shared from "../../shared/job-openings/reasons-in-words.ts";
import type { Applied } from "./matches.ts";

/** The status of an application, with the time that somebody has waited for a company that can answer, or for the reader. */
export function statusInWords(
  t: Translate,
  { match, isLocked }: Pick<Applied, "match" | "isLocked">,
  now: string,
): string {
  const { status, interviewDateSuggestions, since } = match;
  if (status === "cancelled") return t(`matching:cancelled.${endedUnanswered(match) ? "unanswered" : endOf(match)}`);
  const day = appointmentOf(match);
  const values = { count: interviewDateSuggestions.length, when: day ? momentInWords(t, day) : "" };
  const turn = turnOf(match);
  if (isLocked && turn === "company") return t("matching:locked");
  const words = t(hasNoDates(match) ? "matching:noDates" : `matching:status.${status}`, values);
  const days = turn ? workingDaysSince(new Date(since), new Date(now)) : 0;
  return days > 0 ? `${words} ${t("matching:since", { count: days })}` : words;
}

const sayWith =
  (t: Translate) =>
  (reason: string, values: Values): string =>
    t(`matching:reason.${reason}`, values);

/** What of an opening fits the applicant, and what does not. */
export const fitInWords = (t: Translate, opening: Parameters<typeof shared.fitInWords>[1]) =>
  shared.fitInWords(sayWith(t), opening);
export const distanceInWords = (t: Translate, opening: Pick<ListedJobOpening, "reasons">) =>
  shared.distanceInWords(sayWith(t), opening);
export const skillsInWords = (t: Translate, opening: Pick<ListedJobOpening, "reasons">) =>
  shared.skillsInWords(t, sayWith(t), opening);

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

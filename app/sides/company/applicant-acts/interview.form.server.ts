import { z } from "zod";
import { evenIfIncomplete, typedMoment } from "#app/forms/pieces.server.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import { text } from "#contract/values.ts";
import { reasonAgainstDate } from "#domain/interview-date.ts";

/** A moment that may be suggested. */
const suggestion = typedMoment.superRefine((moment, context) => {
  const reason = reasonAgainstDate(moment, new Date());
  if (reason) context.addIssue({ code: "custom", message: reason });
});
const place = text(limits.lineCharacters).optional();
const rows = z.array(z.object({ at: suggestion.optional() })).max(limits.interviewDates);

/** Dates of an interview, in rows of which any may stay empty, and where it takes place. */
export const interviewForm = z
  .object({ interviewDateSuggestions: rows, place })
  .superRefine(({ interviewDateSuggestions }, { addIssue, issues }) => {
    const moments = interviewDateSuggestions.map((row) => row?.at);
    const complain = (index: number, key: string) =>
      addIssue({ code: "custom", message: message(key), path: ["interviewDateSuggestions", index, "at"] });
    if (moments.every((moment) => moment === undefined)) complain(0, "required");
    // Of what cannot be suggested anyway, only that is said.
    const isWrong = (index: number) => issues.some(({ path }) => path?.[1] === index);
    for (const [index, moment] of moments.entries())
      if (moment && moments.indexOf(moment) < index && !isWrong(index)) complain(index, "dateTwice");
  }, evenIfIncomplete);
export type Interview = z.input<typeof interviewForm>;

/** The moments of the rows that are filled in. */
export const datesIn = ({ interviewDateSuggestions }: z.output<typeof interviewForm>) =>
  interviewDateSuggestions.flatMap(({ at }) => at ?? []);

/** The day of a trial day, and where. */
export const trialDayForm = z.object({ trialDayAt: suggestion, place });

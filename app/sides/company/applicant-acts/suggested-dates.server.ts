import type { Match } from "#contract/entities/match.ts";
import { limits } from "#contract/limits.ts";
import { shownInGermany } from "#domain/german-time.ts";
import type { Interview } from "./interview.form.server.ts";

/**
 * The form for dates, with the place and those dates that can still be chosen filled in: none of an interview that is
 * agreed upon, which is not moved to where it is.
 */
export function suggestedDates(match: Match | null): Interview {
  const suggested = match?.status === "interview_scheduled" ? [] : (match?.interviewDateSuggestions ?? []);
  const open = suggested.filter((moment) => new Date(moment) > new Date());
  const rows = Array.from({ length: limits.interviewDates }, (_, index) => {
    const moment = open[index];
    return { at: moment && shownInGermany(new Date(moment)) };
  });
  return { interviewDateSuggestions: rows, place: match?.place ?? undefined };
}

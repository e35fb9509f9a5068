import { Refusal } from "#contract/errors.ts";
import { reasonAgainstDate } from "#domain/interview-date.ts";

/**
 * Suggested beginnings in their order, each once, as UTC. 422 at its position for a date that is over (`dateInPast`) or
 * more than `limits.interviewAheadDays` away (`dateTooFar`).
 */
export function readInterviewDates(suggestions: readonly string[], now: Date): string[] {
  const customErrors: Record<string, string[]> = {};
  for (const [index, suggestion] of suggestions.entries()) {
    const reason = reasonAgainstDate(suggestion, now);
    if (reason) customErrors[`interviewDateSuggestions[${index}]`] = [reason];
  }
  if (Object.keys(customErrors).length > 0) throw Refusal.invalid(customErrors);
  return [...new Set(suggestions.map((suggestion) => new Date(suggestion).toISOString()))].sort();
}

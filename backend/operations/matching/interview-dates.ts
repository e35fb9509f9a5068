import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import { day } from "#domain/time.ts";

/**
 * Suggested beginnings in their order, each once, as UTC. 422 at its position for a date that is over (`dateInPast`) or
 * more than `limits.interviewAheadDays` away (`dateTooFar`).
 */
export function readInterviewDates(suggestions: readonly string[], now: Date): string[] {
  const latest = new Date(now.getTime() + limits.interviewAheadDays * day);
  const customErrors: Record<string, string[]> = {};
  for (const [index, suggestion] of suggestions.entries()) {
    const at = new Date(suggestion);
    if (at <= now) customErrors[`interviewDateSuggestions[${index}]`] = ["dateInPast"];
    if (at > latest)
      customErrors[`interviewDateSuggestions[${index}]`] = [message("dateTooFar", { days: limits.interviewAheadDays })];
  }
  if (Object.keys(customErrors).length > 0) throw Refusal.invalid(customErrors);
  return [...new Set(suggestions.map((suggestion) => new Date(suggestion).toISOString()))].sort();
}

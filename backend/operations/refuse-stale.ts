import { Refusal } from "#contract/errors.ts";
import { type AnswerVersions, staleAnswers } from "#domain/stale-answers.ts";

/** Refuses with 409 and the message `stale` at every changed answer that somebody else changed since `readAt`. */
export function refuseStale<T extends object>(
  stored: T,
  changes: Partial<T>,
  versions: AnswerVersions,
  readAt: number | undefined,
) {
  const stale = staleAnswers(stored, changes, versions, readAt);
  if (stale.length > 0) throw Refusal.conflict(Object.fromEntries(stale.map((name) => [name, ["stale"]])));
}

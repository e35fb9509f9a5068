import { Refusal } from "#contract/errors.ts";
import { type AnswerVersions, staleAnswers } from "#domain/stale-answers.ts";

/** 409 with the message `stale` at every answer that somebody else has changed since `readAt`. */
export function refuseStale<T extends object>(
  stored: T,
  changes: Partial<T>,
  versions: AnswerVersions,
  readAt: number | undefined,
) {
  const stale = staleAnswers(stored, changes, versions, readAt);
  if (stale.length > 0) throw Refusal.conflict(Object.fromEntries(stale.map((name) => [name, ["stale"]])));
}

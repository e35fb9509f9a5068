import type { MatchChange } from "#contract/entities/match.ts";

interface Written {
  firstName: string | null;
  history?: MatchChange[];
}

/** The applicant's note, as long as nothing has happened since. */
export function lastWordsOf({ history = [] }: Written) {
  const last = history.at(-1);
  return last?.role === "applicant" ? last.note : null;
}

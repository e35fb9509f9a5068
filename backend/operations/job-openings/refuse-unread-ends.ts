import { Refusal } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import { isActive } from "#domain/match-status.ts";
import type { MatchRow } from "../matching/lock-match.ts";

/** 422 (`endsApplications`) where people in touch are turned away, unless it was read how many; `by` which answer. */
export function refuseUnreadEnds(ended: readonly MatchRow[], read: number, by: "requiredCount" | "status") {
  const count = ended.filter(({ status }) => isActive(status)).length;
  if (count !== 0 && count !== read) throw Refusal.invalid({ [by]: [message("endsApplications", { count })] });
}

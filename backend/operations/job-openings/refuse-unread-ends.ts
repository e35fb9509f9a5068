import { Refusal } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import { isActive } from "#domain/match-status.ts";
import type { MatchRow } from "../matching/lock-match.ts";

/** 422 (`endsApplications`) where somebody in touch is turned away whose match was not `read`; `by` which answer. */
export function refuseUnreadEnds(ended: readonly MatchRow[], read: readonly string[], by: "requiredCount" | "status") {
  const active = ended.filter(({ status }) => isActive(status));
  if (active.every(({ id }) => read.includes(id))) return;
  throw Refusal.invalid({ [by]: [message("endsApplications", { count: active.length })] });
}

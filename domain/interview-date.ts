import { limits } from "#contract/limits.ts";
import { type Message, message } from "#contract/message.ts";
import { day } from "./time.ts";

/** Why a company may not suggest a moment: it is over, or lies more than `limits.interviewAheadDays` ahead. */
export function reasonAgainstDate(moment: string, now: Date): Message | undefined {
  const ahead = Date.parse(moment) - now.getTime();
  if (ahead <= 0) return message("dateInPast");
  return ahead > limits.interviewAheadDays * day
    ? message("dateTooFar", { days: limits.interviewAheadDays })
    : undefined;
}

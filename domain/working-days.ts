import { day } from "./time.ts";

/** Whole working days (Monday to Friday, UTC) that have passed since a moment. Holidays are not known. */
export function workingDaysSince(moment: Date, now: Date): number {
  let count = 0;
  for (let at = beforeWeekend(moment) + day; at <= now.getTime(); at += day) if (!isOnWeekend(at)) count += 1;
  return count;
}

const isOnWeekend = (at: number) => [0, 6].includes(new Date(at).getUTCDay());

/**
 * A weekend counts as the end of its Friday: else what came on Sunday would soon be older than what came on Saturday.
 */
function beforeWeekend(moment: Date) {
  let at = moment.getTime();
  while (isOnWeekend(at)) at = Math.floor(at / day) * day - 1;
  return at;
}

/** The latest moment since which so many working days have passed. */
export function workingDaysAgo(days: number, now: Date): Date {
  let at = beforeWeekend(now) - days * day;
  while (workingDaysSince(new Date(at), now) < days) at -= day;
  return new Date(at);
}

/** Whole days that have passed since a moment. */
export const daysSince = (moment: Date, now: Date) => Math.floor((now.getTime() - moment.getTime()) / day);

import { day } from "./time.ts";

/** Whole working days (Monday to Friday, UTC) that have passed since a moment. Holidays are not known. */
export function workingDaysSince(moment: Date, now: Date): number {
  let count = 0;
  for (let at = moment.getTime() + day; at <= now.getTime(); at += day) {
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}

/** The latest moment since which so many working days have passed. */
export function workingDaysAgo(days: number, now: Date): Date {
  let at = now.getTime() - days * day;
  while (workingDaysSince(new Date(at), now) < days) at -= day;
  return new Date(at);
}

/** Whole days that have passed since a moment. */
export const daysSince = (moment: Date, now: Date) => Math.floor((now.getTime() - moment.getTime()) / day);

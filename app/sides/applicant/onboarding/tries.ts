import { limits } from "#contract/limits.ts";

/** How often the unit was looked for, as the address says it. */
export function triesIn(text: string | null): number {
  const tries = Number(text);
  return Number.isInteger(tries) ? Math.min(Math.max(tries, 0), limits.unitPollTimes) : 0;
}

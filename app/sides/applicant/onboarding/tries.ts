import { limits } from "#contract/limits.ts";

/** How often the page has looked for the unit, according to the address. */
export function triesIn(text: string | null): number {
  const tries = Number(text);
  return Number.isInteger(tries) ? Math.min(Math.max(tries, 0), limits.unitPollTimes) : 0;
}

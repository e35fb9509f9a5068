import { limits } from "#contract/limits.ts";

/** The first day, `YYYY-MM-DD`, on which contract documents are taken for an intake (spec §4: three months before). */
export function contractStart(intake: string): string {
  const [year = 0, month = 1, day = 1] = intake.split("-").map(Number);
  const target = new Date(Date.UTC(year, month - 1 - limits.contractMonthsBeforeStart, 1));
  const lastOfMonth = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, lastOfMonth));
  return target.toISOString().slice(0, 10);
}

import { day, hour } from "./time.ts";

/** Summer time lasts from the last Sunday of March to the last of October, each at 01:00 UTC (directive 2000/84/EC). */
function isSummerTime(moment: Date): boolean {
  const turnIn = (month: number) => {
    const turn = new Date(Date.UTC(moment.getUTCFullYear(), month, 31, 1));
    turn.setUTCDate(31 - turn.getUTCDay());
    return turn;
  };
  return moment >= turnIn(2) && moment < turnIn(9);
}

/** How far clocks in Germany are ahead of UTC, in milliseconds. */
const ahead = (moment: Date) => (isSummerTime(moment) ? 2 : 1) * hour;

/** What clocks in Germany show at a moment: `YYYY-MM-DDTHH:MM`. */
export const shownInGermany = (moment: Date): string =>
  new Date(moment.getTime() + ahead(moment)).toISOString().slice(0, 16);

/** The moment so many days later, at the same time by the clocks in Germany. */
export function daysAfter(moment: Date, days: number): Date {
  const later = new Date(moment.getTime() + days * day);
  return new Date(later.getTime() + ahead(moment) - ahead(later));
}

/** §9: the day of a moment in Germany, as `DD.MM.YYYY`. */
export const germanDate = (moment: Date): string => shownInGermany(moment).slice(0, 10).split("-").reverse().join(".");

/**
 * The moment at which clocks in Germany show `YYYY-MM-DDTHH:MM`; undefined when they never do. The hour that comes
 * twice in autumn is the first one.
 */
export function momentInGermany(local: string): Date | undefined {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return undefined;
  // Ahead of UTC by two hours in summer, by one in winter.
  return [2, 1].map((hours) => new Date(shown - hours * hour)).find((moment) => shownInGermany(moment) === local);
}

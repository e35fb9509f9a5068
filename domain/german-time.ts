import { hour } from "./time.ts";

const german = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Berlin",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** What clocks in Germany show at a moment: `YYYY-MM-DDTHH:MM`. */
export const shownInGermany = (moment: Date) => german.format(moment).replace(" ", "T");

/**
 * The moment at which clocks in Germany show `YYYY-MM-DDTHH:MM`; undefined when they never do. The hour that comes twice
 * in autumn is the first one.
 */
export function momentInGermany(local: string): Date | undefined {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return undefined;
  // Ahead of UTC by two hours in summer, by one in winter.
  return [2, 1].map((ahead) => new Date(shown - ahead * hour)).find((moment) => shownInGermany(moment) === local);
}

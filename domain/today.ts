import { shownInGermany } from "./german-time.ts";

/** The calendar day, `YYYY-MM-DD`, that a moment falls on in Germany. */
export const todayInGermany = (now: Date) => shownInGermany(now).slice(0, 10);

import { shownInGermany } from "#domain/german-time.ts";
import type { Translate } from "./translate.ts";

/** §9: `2026-03-15` or an ISO moment as `15.03.2026`. */
export function formatDay(value: string): string {
  const day = value.length === 10 ? value : shownInGermany(new Date(value)).slice(0, 10);
  return day.split("-").reverse().join(".");
}

/** The time of day of an ISO moment, `09:30`, where the portal's companies are. */
export const formatTime = (moment: string) => shownInGermany(new Date(moment)).slice(11);

/** An ISO moment as `15.03.2026 09:30`, which spreadsheets take for a moment, where the portal's companies are. */
export const formatMoment = (moment: string) => `${formatDay(moment)} ${formatTime(moment)}`;

/** `Dienstag`, in the reader's language, where the portal's companies are. */
export const formatWeekday = (t: Translate, moment: string) =>
  t(`common:weekday.${new Date(`${shownInGermany(new Date(moment))}Z`).getUTCDay()}`);

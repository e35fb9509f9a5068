import { formatDay, formatTime, formatWeekday } from "./format.ts";
import type { Translate } from "./translate.ts";

/** `Dienstag, 24.03.2026, 10:00 Uhr`. */
export const momentInWords = (t: Translate, moment: string) =>
  t("common:moment", {
    weekday: formatWeekday(t, moment),
    date: formatDay(moment),
    time: formatTime(moment),
  });

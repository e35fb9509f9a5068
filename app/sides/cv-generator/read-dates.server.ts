import { z } from "zod";
import { month } from "./curriculum-vitae.server.ts";

/** How files say that something lasts until today, if they say it at all. */
const today = /^(present|current|now|today|heute)?$/i;
/** A month as people type it, or that of a day: `2013-12-01T00:00` → `2013-12`. Null for what is no month. */
const date = z
  .unknown()
  .optional()
  .transform((written) => {
    const said = typeof written === "number" ? String(written) : (written ?? "");
    if (typeof said !== "string") return null;
    const typed = said.trim();
    if (today.test(typed)) return undefined;
    return month.safeParse(typed.replace(/^(\d{4}-\d{2})-\d{2}(?!\d).*/s, "$1")).data ?? null;
  });
/** The months of a station in a file. */
export const dates = z.object({ startDate: date, endDate: date });
export type Dates = z.output<typeof dates>;
/** A start whose end cannot be read goes as well: alone it would say that the station lasts until today. */
export const datesOf = ({ startDate, endDate }: Dates) => ({
  startDate: endDate === null ? undefined : (startDate ?? undefined),
  endDate: endDate ?? undefined,
});
/** Whether a station says a month that nobody can read. */
export const isUnreadable = ({ startDate, endDate }: Dates) => startDate === null || endDate === null;

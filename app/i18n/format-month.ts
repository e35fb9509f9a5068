import { formatDay } from "./format.ts";

/** The month of a day, `Oktober 2027`, in the reader's language. */
export const formatMonth = (day: string, language: string) =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** The start of studies as people say it, `Oktober 2027`; a day within a month stays a day. */
export const formatStart = (day: string, language: string) =>
  day.endsWith("-01") ? formatMonth(day, language) : formatDay(day);

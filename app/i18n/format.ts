/** §9: dates render in German locale, two-digit day and month. */
const dayFormat = new Intl.DateTimeFormat("de-DE", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "Europe/Berlin",
});

/** `2026-03-15` or an ISO moment as `15.03.2026`. */
export const formatDay = (value: string) =>
  dayFormat.format(new Date(value.length === 10 ? `${value}T12:00:00Z` : value));

/** The start of studies as people say it, `Oktober 2027`; a day within a month stays a day. */
export const formatStart = (day: string, language: string) =>
  day.endsWith("-01")
    ? new Intl.DateTimeFormat(`${language}-u-nu-latn`, { month: "long", year: "numeric", timeZone: "UTC" }).format(
        new Date(`${day}T12:00:00Z`),
      )
    : formatDay(day);

const timeFormat = new Intl.DateTimeFormat("de-DE", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Berlin" });

/** The time of day of an ISO moment, `09:30`, where the portal's companies are. */
export const formatTime = (moment: string) => timeFormat.format(new Date(moment));

/** `Dienstag`, in the reader's language. */
export const formatWeekday = (moment: string, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "Europe/Berlin" }).format(new Date(moment));

/** An amount of euros, `1.240,00 €`, as the reader's language writes it. */
export const formatAmount = (cents: number, language: string) =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: "currency", currency: "EUR" }).format(cents / 100);

/** Bytes as people say them: `412 kB`, `2,1 MB`. */
export function formatBytes(bytes: number, language: string): string {
  const isSmall = bytes < 1_000_000;
  const value = isSmall ? Math.max(1, Math.round(bytes / 1000)) : Math.round(bytes / 100_000) / 10;
  return `${value.toLocaleString(`${language}-u-nu-latn`)} ${isSmall ? "kB" : "MB"}`;
}

/** What is told of a file: `PDF, 412 kB, 15.03.2026`. */
export function formatFile({ name, bytes }: { name: string; bytes: number }, day: string, language: string): string {
  const ending = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  return [ending, formatBytes(bytes, language), formatDay(day)].join(", ");
}

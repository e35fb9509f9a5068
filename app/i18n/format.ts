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

/** Bytes as people say them: `412 kB`, `2,1 MB`. */
export function formatBytes(bytes: number, language: string): string {
  const isSmall = bytes < 1_000_000;
  const value = isSmall ? Math.max(1, Math.round(bytes / 1000)) : Math.round(bytes / 100_000) / 10;
  return `${value.toLocaleString(`${language}-u-nu-latn`)} ${isSmall ? "kB" : "MB"}`;
}

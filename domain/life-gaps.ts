/** A span of months, `2024-06`; a year alone counts from its first to its last month. Open at the end: until today. */
interface Span {
  startDate?: string;
  endDate?: string;
}
interface Gap {
  from: string;
  to: string;
}

/** Months between two entries that do not count as a gap. */
const gapMonths = 3;

/** Months without an entry between the first entry and the last or today, oldest first. */
export function gapsBetween(spans: readonly Span[], now: Date): Gap[] {
  const known = spans
    .flatMap(({ startDate, endDate }) =>
      startDate ? [{ from: monthsOf(startDate, 1), to: endDate ? monthsOf(endDate, 12) : monthsOfDate(now) }] : [],
    )
    .toSorted((a, b) => a.from - b.from);
  const gaps: Gap[] = [];
  let covered = known[0]?.to ?? Number.POSITIVE_INFINITY;
  for (const { from, to } of [...known, { from: monthsOfDate(now) + 1, to: monthsOfDate(now) }]) {
    if (from - covered - 1 > gapMonths) gaps.push({ from: monthOf(covered + 1), to: monthOf(from - 1) });
    covered = Math.max(covered, to);
  }
  return gaps;
}

/** Months since the year 0. */
function monthsOf(month: string, whenYearOnly: number) {
  const [year = 0, number = whenYearOnly] = month.split("-").map(Number);
  return year * 12 + number - 1;
}
const monthsOfDate = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
const monthOf = (months: number) => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;

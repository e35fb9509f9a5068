/** Whether a text is a calendar day as it crosses the wire, `YYYY-MM-DD`, that a database knows as well: none of year 0. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) && text > "0001" ? new Date(text) : undefined;
  // Where a month has no such day, a Date is another one.
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Whether a text is a calendar day as it crosses the wire, `YYYY-MM-DD`, and one that a database knows as well: none of
 * year 0. Where a month has no such day, a `Date` is another one or none.
 */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text > "0001" && new Date(text).toJSON()?.startsWith(text) === true;

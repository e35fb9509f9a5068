/** Names as a comma list of spec §7. A comma within a name is written `%2C`, and `%` itself `%25`. */
export const writeCommaList = (names: readonly string[]) =>
  names.map((name) => name.replace(/[%,]/g, encodeURIComponent)).join(",");

/** The names in a comma list; an empty list has none. */
export const readCommaList = (list: string): string[] =>
  list
    .split(",")
    .filter((name) => name.trim() !== "")
    .map((name) => name.trim().replace(/%2C|%25/gi, decodeURIComponent));

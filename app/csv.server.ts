import { stringify } from "csv-stringify/sync";

type Cell = string | number | null;

/** A text that a spreadsheet would take for a formula gets an apostrophe before it; numbers stay as they are. */
const defused = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

/** Rows under their heads, as spreadsheets in Germany open them: with semicolons and decimal commas. */
export const csvOf = (heads: string[], rows: Cell[][]) =>
  stringify([heads, ...rows], {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    cast: { string: defused, number: (value) => String(value).replace(".", ",") },
  });

/** The same to be saved under a name, never shown. */
export const csvAnswer = (name: string, heads: string[], rows: Cell[][]) =>
  new Response(csvOf(heads, rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}.csv`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });

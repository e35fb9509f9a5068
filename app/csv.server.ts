import { stringify } from "csv-stringify/sync";

type Cell = string | number | null;

/** A text that a spreadsheet would take for a formula gets an apostrophe before it; numbers stay as they are. */
const defused = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

/** Rows under their heads, as spreadsheets of that language open them: German ones have semicolons and decimal commas. */
export function csvOf(language: string, heads: string[], rows: Cell[][]): string {
  const isGerman = language === "de";
  return stringify([heads, ...rows], {
    bom: true,
    delimiter: isGerman ? ";" : ",",
    record_delimiter: "windows",
    cast: { string: defused, number: (value) => (isGerman ? String(value).replace(".", ",") : String(value)) },
  });
}

interface Table {
  name: string;
  heads: string[];
  rows: Cell[][];
}

/** The same to be saved under a name, never shown. */
export const csvAnswer = (language: string, { name, heads, rows }: Table) =>
  new Response(csvOf(language, heads, rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}.csv`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });

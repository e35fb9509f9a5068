import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

export type Cell = string | number | null;

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe before it; numbers stay as they are. So does a
 * part of a text: with another list separator it is a cell of its own, as quotes count only where a cell begins. Some
 * spreadsheets take the wide signs of East Asian keyboards for the narrow ones.
 */
const defused = (text: string) => text.replace(formula, "'");
const undone = (cell: string) => cell.replace(defusedFormula, "");
const formula = /^(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;,\t\r\n]"*)(?='*[=+\-@＝＋－＠])/g;
const defusedFormula = /^'(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;,\t\r\n]"*)'(?='*[=+\-@＝＋－＠])/g;
const divides = /[;,\t\r\n]/;

/**
 * Rows under their heads, as spreadsheets of that language open them: German ones have semicolons and decimal commas.
 */
export function csvOf(language: string, heads: string[], rows: Cell[][]): string {
  const isGerman = language === "de";
  return stringify([heads, ...rows], {
    bom: true,
    delimiter: isGerman ? ";" : ",",
    record_delimiter: "windows",
    cast: {
      string: (text) => ({ value: defused(text), quoted: divides.test(text) }),
      number: (value) => (isGerman ? String(value).replace(".", ",") : String(value)),
    },
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

/** A table as it was read: each row with its number in the file, and whether its numbers have decimal commas. */
interface ReadTable {
  heads: string[];
  rows: { row: number; cells: string[] }[];
  hasDecimalCommas: boolean;
}

/** Reads a table as spreadsheets save it. The number of a row that cannot be read where a quote is not closed. */
export function readCsv(file: Uint8Array): ReadTable | { brokenRow: number } {
  const text = textOfFile(file);
  const delimiter = delimiterOf(text);
  const options = { delimiter, record_delimiter: ["\r\n", "\n", "\r"], relax_column_count: true, bom: true };
  try {
    const records: string[][] = parse(text, options);
    const rows = records.map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => undone(cell).trim()) }));
    const [heads, ...others] = rows.filter(({ cells }) => cells.some(Boolean));
    return { heads: heads?.cells ?? [], rows: others, hasDecimalCommas: delimiter !== "," };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { brokenRow: Number(error.records ?? 0) + 1 };
  }
}

/** UTF-8, UTF-16 where the file says so, or else what older spreadsheets write in Western Europe. */
export function textOfFile(file: Uint8Array) {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder("utf-16le").decode(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("windows-1252").decode(file);
  }
}

/** The one that the first line has most of, outside of quotes. */
function delimiterOf(text: string) {
  const [line = ""] = text.replaceAll(/"[^"]*"/g, "").split(/[\r\n]/, 1);
  const counts = [";", ",", "\t"].map((one) => [line.split(one).length, one] as const);
  return counts.reduce((most, one) => (one[0] > most[0] ? one : most))[1];
}

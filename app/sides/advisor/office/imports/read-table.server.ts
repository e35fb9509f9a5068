import { readFile } from "node:fs/promises";
import type { PostedFile } from "#app/context.ts";
import { readCsv, textOfFile } from "#app/csv.server.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { type Translate, translateWith } from "#app/i18n/translate.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { columnsOf, type ImportKind, type NewImport } from "#contract/entities/import.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { sides } from "#contract/sides.ts";
import { columnNamed, readCell } from "./cells.ts";

/** The words of tables in a language. */
const wordsOfTables = (language: WrittenLanguage) =>
  translateWith(language, messagesOf(language, ["imports"], sides.advisor.tone), ["imports"]);

/** Why there are no rows: a word of the field's errors, and its values. */
interface Objection {
  objection: string;
  values?: Record<string, string | number>;
}
const tooLarge: Objection = {
  objection: "importTooLarge",
  values: { size: deskLimits.importBytes / 1000, max: deskLimits.importRows },
};

/** The rows of a chosen file for a kind of table. */
export async function readTable(
  kind: ImportKind,
  file: PostedFile | undefined,
  { language }: Pick<Translate, "language">,
): Promise<Omit<NewImport, "kind"> | Objection> {
  if (!file) return { objection: "fileRequired" };
  if (file.bytes > deskLimits.importBytes) return tooLarge;
  if (file.objection) return { objection: file.objection };
  const bytes = await readFile(file.path);
  if (textOfFile(bytes).includes("\0")) return { objection: "notText" };
  const table = readCsv(bytes);
  if ("brokenRow" in table) return { objection: "brokenRow", values: { row: table.brokenRow } };
  const { heads, rows, hasDecimalCommas } = table;
  if (rows.length === 0) return { objection: "importEmpty" };
  if (rows.length > deskLimits.importRows) return tooLarge;
  const reader = { hasDecimalCommas, languages: sides.advisor.languages.map(wordsOfTables) };
  const columns = columnsOf(kind);
  const named = heads.map((head) => columnNamed(columns, head, kind, reader));
  const unknown = heads.filter((head, index) => head && !named[index]);
  if (unknown.length > 0) return { objection: "unknownHeads", values: { heads: unknown.join(", ") } };
  const t = wordsOfTables(language as WrittenLanguage);
  const labelOf = (column: string) => t(`column.${kind}.${column}`);
  const twice = named.find((column, index) => column && named.indexOf(column) !== index);
  if (twice) return { objection: "headTwice", values: { head: labelOf(twice) } };
  if (!named.includes(columns[0])) return { objection: "firstHead", values: { head: labelOf(columns[0]!) } };
  const max = limits.longTextCharacters;
  const overlong = rows.find(({ cells }) => cells.some((cell, index) => named[index] && cell.length > max));
  if (overlong) return { objection: "overlongCell", values: { row: overlong.row, max } };
  const read = (cells: string[]) =>
    named.map((column, index) => [column, readCell(column ?? "", cells[index] ?? "", reader)] as const);
  const cellsOf = (cells: string[]) => Object.fromEntries(read(cells).filter(([column]) => column));
  const fileName = file.name.slice(-limits.lineCharacters);
  return { fileName, rows: rows.map(({ row, cells }) => ({ row, cells: cellsOf(cells) })) };
}

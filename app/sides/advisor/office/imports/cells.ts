import { formatDay } from "#app/i18n/format.ts";
import { formatAmount } from "#app/i18n/format-amount.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { isDay } from "#contract/day.ts";
import type { Cell } from "#contract/entities/import.ts";
import { invoiceStatuses } from "#contract/enumerations/accounting.ts";
import { studyModels } from "#contract/enumerations/people.ts";

type Kind = "day" | "amount" | readonly (string | boolean)[];

/** What a column holds other than text. */
const kindOf: Record<string, Kind> = {
  endsOn: "day",
  startsOn: "day",
  issuedOn: "day",
  dueOn: "day",
  paidOn: "day",
  amountCents: "amount",
  repeats: [true, false],
  studyModel: studyModels,
  status: invoiceStatuses,
};

/** A cell as people read it. */
export function cellInWords(t: Translate, column: string, cell: Cell): string {
  const kind = kindOf[column];
  if (cell === null) return "";
  if (kind === "day" && typeof cell === "string" && isDay(cell)) return formatDay(cell);
  if (kind === "amount" && typeof cell === "number") return formatAmount(cell, t.language);
  if (Array.isArray(kind) && kind.includes(cell)) return t(`imports:option.${column}.${cell}`);
  return String(cell);
}

/** A cell as a table has it: amounts are numbers that can be added up. */
export const cellOfTable = (t: Translate, column: string, cell: Cell) =>
  kindOf[column] === "amount" && typeof cell === "number" ? cell / 100 : cellInWords(t, column, cell);

interface Reader {
  hasDecimalCommas: boolean;
  /** Of all languages in which a table may be written. */
  languages: Translate[];
}

/** What somebody typed into a cell, by its column; what cannot be read stays as it is, and is refused as that. */
export function readCell(column: string, typed: string, reader: Reader): Cell {
  const kind = kindOf[column];
  if (typed === "") return null;
  if (kind === "day") return typed.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/, dayOf);
  if (kind === "amount") return centsOf(typed, reader) ?? typed;
  if (!Array.isArray(kind)) return typed;
  const isMeant = (option: string | boolean) =>
    [String(option), ...reader.languages.map((t) => t(`imports:option.${column}.${option}`))].some((word) =>
      isAlike(word, typed),
    );
  return (kind as readonly (string | boolean)[]).find(isMeant) ?? typed;
}

const dayOf = (_: string, day: string, month: string, year: string) =>
  `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;

/** `1.240,50 €` or `1,240.50` as cents, by what separates decimals there. */
function centsOf(typed: string, { hasDecimalCommas }: Pick<Reader, "hasDecimalCommas">) {
  const bare = typed.replace(/[\s€]|EUR/g, "");
  const plain = hasDecimalCommas
    ? bare.replaceAll(/\.(?=\d{3}(\D|$))/g, "").replace(",", ".")
    : bare.replaceAll(/,(?=\d{3}(\D|$))/g, "");
  return /^-?\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

const isAlike = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/** The column that a head names, by its label in any language or by its name. */
export const columnNamed = (columns: string[], head: string, kind: string, { languages }: Pick<Reader, "languages">) =>
  columns.find((column) =>
    [column, ...languages.map((t) => t(`imports:column.${kind}.${column}`))].some((word) => isAlike(word, head)),
  );

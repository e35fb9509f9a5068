import { type Cells, columnsOf, type ImportKind } from "#contract/entities/import.ts";
import type { Work } from "../../work.ts";
import { kinds } from "./kinds.ts";

/** All that is kept of a kind, as rows that can be imported again. */
export async function fetchExport(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { kind }: { kind: ImportKind },
): Promise<Cells[]> {
  const kept = await kinds[kind].read(db);
  return kept.map(({ cells }) => Object.fromEntries(columnsOf(kind).map((column) => [column, cells[column] ?? null])));
}

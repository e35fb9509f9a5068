import { z } from "zod";
import {
  type Cells,
  columnsOf,
  type ImportKind,
  importKinds,
  type NewImport,
  type PlannedRow,
} from "#contract/entities/import.ts";
import { message } from "#contract/message.ts";
import { changedAnswers } from "#domain/stale-answers.ts";
import type { Executor } from "../../db/open.ts";
import { hashOf } from "../../identity/secrets.ts";
import { keyOf, kinds, type Stored } from "./kinds.ts";

/** A row with what it is about and what will be kept of it. */
export interface Planned {
  shown: PlannedRow;
  stored: Stored | undefined;
  cells: Cells;
}
interface Plan {
  rows: Planned[];
  invitations: number;
  digest: string;
}

type Errors = PlannedRow["errors"];

/** What a table would change now, row by row; nothing is changed by it. */
export async function planImport(db: Executor, kind: ImportKind, rows: NewImport["rows"]): Promise<Plan> {
  const [first] = columnsOf(kind) as [string];
  const { apart = first } = kinds[kind];
  const names = rows.map(({ cells }) => keyOf(cells[first]));
  const kept = new Map<string, Stored[]>();
  for (const one of await kinds[kind].read(db, names)) {
    const key = keyOf(one.cells[first]);
    kept.set(key, [...(kept.get(key) ?? []), one]);
  }
  const meant = rows.map(({ cells }, index) => {
    const namesakes = kept.get(names[index]!) ?? [];
    const isMeant = ({ cells: own }: Stored) => cells[apart] === undefined || keyOf(own[apart]) === keyOf(cells[apart]);
    return namesakes.length > 1 ? namesakes.filter(isMeant) : namesakes;
  });
  const keys = meant.map(([stored], index) => stored?.id ?? names[index]!);
  const objections = await kinds[kind].objections?.(
    db,
    rows.map(({ cells }) => cells),
  );
  const planned = rows.map(({ row, cells: typed }, index): Planned => {
    const known = meant[index]!;
    const [stored] = known;
    const cells = unlike(stored, typed);
    const earlier = rows[keys.indexOf(keys[index]!)]!.row;
    const read = readRow(kind, cells, stored);
    const errors = {
      ...("errors" in read ? read.errors : objections?.(cells, stored)),
      ...(kept.has(names[index]!) && known.length !== 1 && { [first]: ["ambiguous"] }),
      ...(earlier !== row && names[index] && { [first]: [`twice?row=${earlier}`] }),
    };
    const isWrong = Object.keys(errors).length > 0;
    const changes = isWrong || !("cells" in read) ? [] : changesOf(stored, read.cells);
    const state = isWrong ? "error" : !stored ? "new" : changes.length > 0 ? "changed" : "same";
    const shown = { row, name: cells[first] ?? null, state, changes, errors } as const;
    return { shown, stored, cells: "cells" in read ? read.cells : {} };
  });
  const invitations = planned.filter(({ shown, cells }) => shown.state === "new" && cells.firstName).length;
  const digest = hashOf(JSON.stringify(planned.map(({ shown, stored }) => [shown, stored?.id])));
  return { rows: planned, invitations, digest };
}

/** The cells of a row without those that say what is kept already. */
const unlike = (stored: Stored | undefined, cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([column, cell]) => !stored?.alike?.[column]?.includes(keyOf(cell))));

/** The cells that will be kept: those of the row, over what is kept already; or what is wrong with them. */
function readRow(kind: ImportKind, cells: Cells, stored: Stored | undefined): { cells: Cells } | { errors: Errors } {
  const merged: Cells = { ...stored?.cells, ...cells };
  for (const column of stored ? (kinds[kind].onlyNew ?? []) : []) merged[column] = null;
  const result = importKinds[kind].safeParse(merged, {
    error: ({ input }) => message(input === undefined || input === null ? "required" : "cell"),
  });
  if (result.success) return { cells: result.data as Cells };
  return { errors: z.flattenError(result.error as z.ZodError<Cells>).fieldErrors as Errors };
}

const changesOf = (stored: Stored | undefined, cells: Cells) =>
  changedAnswers<Cells>(stored?.cells ?? {}, cells).map((field) => ({
    field,
    from: stored?.cells[field] ?? null,
    to: cells[field] ?? null,
  }));

import { eq } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { PlannedImport, RowSearch } from "#contract/entities/import.ts";
import { type RowState, rowStates } from "#contract/enumerations/import.ts";
import { Refusal } from "#contract/errors.ts";
import { stagedImport } from "../../db/schema/imports.ts";
import type { Work } from "../../work.ts";
import { type Planned, planImport } from "./plan-import.ts";

/**
 * What a kept table would change now, a page of its rows at a time, those with an error first. 404 for one that is
 * imported or gone.
 */
export async function fetchImport(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { importId, state, page }: RowSearch & { importId: string },
): Promise<PlannedImport> {
  const [staged] = await db.select().from(stagedImport).where(eq(stagedImport.id, importId));
  if (!staged) throw Refusal.notFound();
  const { kind, fileName, createdAt } = staged;
  const { rows, ...plan } = await planImport(db, kind, staged.rows);
  const inOrder = [...rows.filter(isWrong), ...rows.filter((row) => !isWrong(row))];
  const asked = inOrder.filter(({ shown }) => !state || shown.state === state);
  const end = page * deskLimits.importRowsPerPage;
  return {
    ...plan,
    kind,
    fileName,
    createdAt: createdAt.toISOString(),
    counts: Object.fromEntries(rowStates.map((one) => [one, countOf(rows, one)])) as Record<RowState, number>,
    rows: asked.slice(end - deskLimits.importRowsPerPage, end).map(({ shown }) => shown),
    next: asked.length > end ? page + 1 : null,
  };
}

const isWrong = ({ shown }: Planned) => shown.state === "error";
const countOf = (rows: Planned[], state: RowState) => rows.filter(({ shown }) => shown.state === state).length;

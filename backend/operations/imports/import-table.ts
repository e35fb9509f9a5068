import { eq, sql } from "drizzle-orm";
import { office } from "#contract/calls/office.ts";
import { Refusal } from "#contract/errors.ts";
import type { AdvisorCaller } from "../../callers.ts";
import { stagedImport } from "../../db/schema/imports.ts";
import type { CallWork } from "../../work.ts";
import { recordEach } from "../audit/record-each.ts";
import { kinds } from "./kinds.ts";
import { planImport } from "./plan-import.ts";

interface Seen {
  importId: string;
  /** Of the plan that was read before. */
  digest: string;
}

/** An arbitrary number: one import at a time. */
const lock = 2_800_015;

/**
 * Imports a kept table, all of it or nothing, and records each row. 404 for one that is imported or gone; 409 when it
 * would do something else than was seen; 422 as long as a row is wrong.
 */
export async function importTable(work: CallWork, caller: AdvisorCaller, { importId, digest }: Seen) {
  const { db } = work;
  await db.execute(sql`select pg_advisory_xact_lock(${lock})`);
  const [staged] = await db.delete(stagedImport).where(eq(stagedImport.id, importId)).returning();
  if (!staged) throw Refusal.notFound();
  const kind = kinds[staged.kind];
  const plan = await planImport(db, staged.kind, staged.rows);
  if (plan.digest !== digest) throw Refusal.conflict({});
  if (plan.rows.some(({ shown }) => shown.state === "error")) throw Refusal.invalid({ rows: ["processing"] });
  const moved = plan.rows.filter(({ shown }) => shown.state !== "same");
  await kind.lock?.(
    db,
    moved.flatMap(({ stored }) => (stored ? [stored.id] : [])),
  );
  const done: { subject: string; fields: string[] }[] = [];
  for (const { shown, stored, cells } of moved) {
    const fields = shown.changes.map(({ field }) => field);
    if (stored) await kind.change(work, caller, { stored, cells, changed: fields });
    done.push({ subject: stored?.id ?? (await kind.add(work, caller, cells)).id, fields });
  }
  await recordEach(work, caller, office.importTable, done);
  const added = moved.filter(({ stored }) => !stored).length;
  return { added, changed: moved.length - added };
}

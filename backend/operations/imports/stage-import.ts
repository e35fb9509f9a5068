import type { NewImport } from "#contract/entities/import.ts";
import type { AdvisorCaller } from "../../callers.ts";
import { stagedImport } from "../../db/schema/imports.ts";
import type { Work } from "../../work.ts";

/** Keeps a table that is to be imported, with who chose it. Nothing else changes until it is accepted. */
export async function stageImport(
  { db, now }: Pick<Work, "db" | "now">,
  { id: advisorId }: Pick<AdvisorCaller, "id">,
  values: NewImport,
): Promise<{ id: string }> {
  const [staged] = await db
    .insert(stagedImport)
    .values({ ...values, advisorId, createdAt: now })
    .returning({ id: stagedImport.id });
  return staged!;
}

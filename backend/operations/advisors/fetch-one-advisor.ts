import { eq, sql } from "drizzle-orm";
import type { WholeAdvisor } from "#contract/entities/kept-advisor.ts";
import { Refusal } from "#contract/errors.ts";
import { advisor } from "../../db/schema/unit.ts";
import type { CallWork } from "../../work.ts";
import { signInOf } from "../identity/sign-in-blocks.ts";
import { changesJson, historyFrom, type StoredChange } from "../programme/history-of.ts";
import { inOrder, keptColumns, keptFrom } from "./kept-advisor.ts";

/**
 * An advisor beside all others, with what changed about them, and whether their sign-in is blocked. 404 for an unknown
 * id.
 */
export async function fetchOneAdvisor(
  work: CallWork,
  _caller: unknown,
  { advisorId }: { advisorId: string },
): Promise<WholeAdvisor> {
  const { db } = work;
  const changes = sql<StoredChange[]>`case when ${eq(advisor.id, advisorId)} then ${changesJson(db, advisorId)} end`;
  const all = await db
    .select({ row: keptColumns(db), changes })
    .from(advisor)
    .orderBy(...inOrder);
  const one = all.find(({ row }) => row.id === advisorId);
  if (!one) throw Refusal.notFound();
  const { row } = one;
  const others = all.filter((other) => other !== one).map((other) => keptFrom(other.row));
  const signIn = row.lockedAt ? undefined : await signInOf(work, { email: row.email });
  const history = historyFrom({ createdAt: row.createdAt, changes: one.changes });
  return { ...keptFrom(row), ...history, blocks: signIn?.blocks ?? [], others };
}

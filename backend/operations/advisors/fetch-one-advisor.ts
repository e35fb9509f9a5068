import type { WholeAdvisor } from "#contract/entities/kept-advisor.ts";
import { Refusal } from "#contract/errors.ts";
import type { CallWork } from "../../work.ts";
import { signInOf } from "../identity/sign-in-blocks.ts";
import { historyOf } from "../programme/history-of.ts";
import { keptFrom, selectAdvisors } from "./kept-advisor.ts";

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
  const all = await selectAdvisors(db);
  const row = all.find(({ id }) => id === advisorId);
  if (!row) throw Refusal.notFound();
  const others = all.filter((other) => other !== row).map(keptFrom);
  const signIn = row.lockedAt ? undefined : await signInOf(work, { email: row.email });
  return { ...keptFrom(row), ...(await historyOf(db, row)), blocks: signIn?.blocks ?? [], others };
}

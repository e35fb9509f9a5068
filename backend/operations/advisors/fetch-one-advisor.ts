import type { WholeAdvisor } from "#contract/entities/kept-advisor.ts";
import type { CallWork } from "../../work.ts";
import { signInOf } from "../identity/sign-in-blocks.ts";
import { historyOf } from "../programme/history-of.ts";
import { keptFrom, oneAdvisor } from "./kept-advisor.ts";

/** An advisor, with what changed about them, and whether their sign-in is blocked. 404 for an unknown id. */
export async function fetchOneAdvisor(
  work: CallWork,
  _caller: unknown,
  { advisorId }: { advisorId: string },
): Promise<WholeAdvisor> {
  const { db } = work;
  const row = await oneAdvisor(db, advisorId);
  const signIn = row.lockedAt ? undefined : await signInOf(work, { email: row.email });
  return { ...keptFrom(row), ...(await historyOf(db, row)), blocks: signIn?.blocks ?? [] };
}

import type { KeptAdvisor } from "#contract/entities/kept-advisor.ts";
import { advisor } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { inOrder, keptColumns, keptFrom } from "./kept-advisor.ts";

/** All advisors by name, those that are locked last. */
export async function fetchAdvisors({ db }: Pick<Work, "db">): Promise<KeptAdvisor[]> {
  const all = await db
    .select(keptColumns(db))
    .from(advisor)
    .orderBy(...inOrder);
  return all.map(keptFrom);
}

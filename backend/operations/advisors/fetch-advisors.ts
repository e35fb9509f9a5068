import type { KeptAdvisor } from "#contract/entities/kept-advisor.ts";
import type { Work } from "../../work.ts";
import { keptFrom, selectAdvisors } from "./kept-advisor.ts";

/** All advisors by name, those that are locked last. */
export const fetchAdvisors = async ({ db }: Pick<Work, "db">): Promise<KeptAdvisor[]> =>
  (await selectAdvisors(db)).map(keptFrom);

import type { KeptAppearance } from "#contract/entities/appearance.ts";
import type { Work } from "../../work.ts";
import { chosenAppearance } from "./chosen-appearance.ts";

/** How the portal looks, for the office, which changes it. */
export async function fetchKeptAppearance({ db }: Pick<Work, "db">): Promise<KeptAppearance> {
  const { answers, logo, version } = await chosenAppearance(db);
  return { ...answers, logo, version };
}

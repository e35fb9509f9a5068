import type { Appearance } from "#contract/entities/appearance.ts";
import type { Work } from "../../work.ts";
import { chosenAppearance } from "./chosen-appearance.ts";

/** How the portal looks, for everybody. */
export async function fetchAppearance({ db }: Pick<Work, "db">): Promise<Appearance> {
  const { answers, logo } = await chosenAppearance(db);
  return { ...answers, logo };
}

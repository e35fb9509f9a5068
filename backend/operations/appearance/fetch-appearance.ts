import type { Appearance, KeptAppearance } from "#contract/entities/appearance.ts";
import type { Executor } from "../../db/open.ts";
import { appearance } from "../../db/schema/appearance.ts";
import type { Work } from "../../work.ts";

/** What the office has said, with its versions. */
export async function chosenAppearance(db: Executor) {
  const [row] = await db.select().from(appearance);
  return row ?? { name: null, version: 1, answerVersions: {} };
}

/** How the portal looks, for everybody. */
export async function fetchAppearance({ db }: Pick<Work, "db">): Promise<Appearance> {
  const { name } = await chosenAppearance(db);
  return { name };
}

/** The same for the office, which changes it. */
export async function fetchKeptAppearance({ db }: Pick<Work, "db">): Promise<KeptAppearance> {
  const { name, version } = await chosenAppearance(db);
  return { name, version };
}

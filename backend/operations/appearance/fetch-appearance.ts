import { getTableColumns } from "drizzle-orm";
import type { Appearance, KeptAppearance } from "#contract/entities/appearance.ts";
import type { Executor } from "../../db/open.ts";
import { appearance } from "../../db/schema/appearance.ts";
import type { Work } from "../../work.ts";

const { logoPng: _, ...columns } = getTableColumns(appearance);

/** What the office has said, with its versions. */
export async function chosenAppearance(db: Executor) {
  const [row] = await db.select(columns).from(appearance);
  return row ?? { name: null, logo: null, version: 1, answerVersions: {} };
}

/** How the portal looks, for everybody. */
export async function fetchAppearance({ db }: Pick<Work, "db">): Promise<Appearance> {
  const { name, logo } = await chosenAppearance(db);
  return { name, logo };
}

/** The same for the office, which changes it. */
export async function fetchKeptAppearance({ db }: Pick<Work, "db">): Promise<KeptAppearance> {
  const { name, logo, version } = await chosenAppearance(db);
  return { name, logo, version };
}

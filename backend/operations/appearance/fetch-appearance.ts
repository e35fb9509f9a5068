import { getTableColumns } from "drizzle-orm";
import { type Appearance, appearanceAnswers, type KeptAppearance } from "#contract/entities/appearance.ts";
import type { Executor } from "../../db/open.ts";
import { appearance } from "../../db/schema/appearance.ts";
import type { Work } from "../../work.ts";

const { id: _id, logoPng: _png, ...columns } = getTableColumns(appearance);
type Answers = Omit<Appearance, "logo">;
const nothingSaid = Object.fromEntries(Object.keys(appearanceAnswers.shape).map((name) => [name, null])) as Answers;

const unversioned = { logo: null, version: 1, answerVersions: {} };

/** What the office has said, with its versions. */
export async function chosenAppearance(db: Executor) {
  const [row] = await db.select(columns).from(appearance);
  const { logo, version, answerVersions, ...answers } = row ?? { ...nothingSaid, ...unversioned };
  return { answers, logo, version, answerVersions };
}

/** How the portal looks, for everybody. */
export async function fetchAppearance({ db }: Pick<Work, "db">): Promise<Appearance> {
  const { answers, logo } = await chosenAppearance(db);
  return { ...answers, logo };
}

/** The same for the office, which changes it. */
export async function fetchKeptAppearance({ db }: Pick<Work, "db">): Promise<KeptAppearance> {
  const { answers, logo, version } = await chosenAppearance(db);
  return { ...answers, logo, version };
}

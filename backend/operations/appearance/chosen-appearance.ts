import { getTableColumns } from "drizzle-orm";
import { type Appearance, appearanceAnswers } from "#contract/entities/appearance.ts";
import type { Executor } from "../../db/open.ts";
import { appearance } from "../../db/schema/appearance.ts";

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

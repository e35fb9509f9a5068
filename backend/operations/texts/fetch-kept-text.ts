import type { WholeText } from "#contract/entities/text.ts";
import type { Work } from "../../work.ts";
import { keptTextFrom, versionFrom } from "./kept-text.ts";
import { readText } from "./read-texts.ts";

/** A text with all its versions. 404 for an unknown one. */
export async function fetchKeptText(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { textId }: { textId: string },
): Promise<WholeText> {
  const text = await readText(db, textId);
  return { ...keptTextFrom(text), versions: text.versions.map(versionFrom) };
}

import type { KeptText, WholeText } from "#contract/entities/text.ts";
import type { TextKind } from "#contract/enumerations/texts.ts";
import type { Work } from "../../work.ts";
import { latestOf, type ReadText, readText, readTexts } from "./read-texts.ts";

/** The texts of a kind, those among them that are over or do not appear yet. */
export const fetchKeptTexts = async (
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { kind }: { kind: TextKind },
): Promise<KeptText[]> => (await readTexts(db, kind)).map(kept);

/** One of them with all its versions. 404 for an unknown one. */
export async function fetchKeptText(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { textId }: { textId: string },
): Promise<WholeText> {
  const text = await readText(db, textId);
  return { ...kept(text), versions: text.versions.map(shown) };
}

const shown = ({ title, facts, body, language, number, at, by }: ReadText["versions"][number]) => ({
  ...{ title, facts, body, language, number, at },
  by: by || null,
});

const kept = (text: ReadText): KeptText => {
  const { id, kind, section, appearsOn, endsOn, version, isBrought } = text;
  const latest = latestOf(text).map((one) => {
    const { body: _, ...rest } = shown(one);
    return rest;
  });
  return { id, kind, section, appearsOn, endsOn, version, isBrought, latest };
};

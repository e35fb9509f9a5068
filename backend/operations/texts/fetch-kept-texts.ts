import type { KeptText, WholeText } from "#contract/entities/text.ts";
import { kindOf, type TextKind } from "#contract/enumerations/texts.ts";
import type { Work } from "../../work.ts";
import { latestOf, type ReadText, readText, readTexts } from "./read-texts.ts";

/** The texts of a kind, those among them that are over or do not appear yet. */
export async function fetchKeptTexts(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { kind }: { kind: TextKind },
): Promise<KeptText[]> {
  const texts = (await readTexts(db, kind)).map(kept);
  return kindOf(kind).isNewestFirst ? texts.reverse() : texts;
}

/** One of them with all its versions. 404 for an unknown one. */
export async function fetchKeptText(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { textId }: { textId: string },
): Promise<WholeText> {
  const text = await readText(db, textId);
  return { ...kept(text), versions: text.versions.map(shown) };
}

const shown = ({ title, facts, body, language, number, at, by, isOriginal }: ReadText["versions"][number]) => ({
  ...{ title, facts, body, language, number, at, isOriginal },
  by: by || null,
});

const kept = (text: ReadText): KeptText => {
  const { id, kind, section, appearsOn, endsOn, startsAt, version, isBrought } = text;
  const latest = latestOf(text).map((one) => {
    const { body: _, ...rest } = shown(one);
    return rest;
  });
  const file = text.file && fileOf(text.file);
  return { id, kind, section, appearsOn, endsOn, startsAt, version, isBrought, file, latest };
};

/** What is told of a text's file. */
export const fileOf = ({ name, bytes, createdAt }: NonNullable<ReadText["file"]>) => ({
  name,
  bytes,
  changedAt: createdAt.toISOString(),
});

import type { KeptText } from "#contract/entities/text.ts";
import { kindOf, type TextKind } from "#contract/enumerations/texts.ts";
import type { Work } from "../../work.ts";
import { keptTextFrom } from "./kept-text.ts";
import { readTexts } from "./read-texts.ts";

/** The texts of a kind, those among them that are over or do not appear yet. */
export async function fetchKeptTexts(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { kind }: { kind: TextKind },
): Promise<KeptText[]> {
  const texts = (await readTexts(db, kind)).map(keptTextFrom);
  return kindOf(kind).isNewestFirst ? texts.reverse() : texts;
}

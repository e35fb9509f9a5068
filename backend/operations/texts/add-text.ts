import type { z } from "zod";
import type { newText } from "#contract/entities/text.ts";
import { kindOf, type TextKind } from "#contract/enumerations/texts.ts";
import { Refusal } from "#contract/errors.ts";
import { defaultLanguage } from "#contract/languages.ts";
import type { Actor } from "../../callers.ts";
import { officeText, textVersion } from "../../db/schema/texts.ts";
import type { Work } from "../../work.ts";

/** Adds a text of the office's own, in German. 403 for a kind that nothing is added to, 422 for an unknown section. */
export async function addText(
  { db, now }: Work,
  { id: advisorId }: Actor,
  { kind, section, appearsOn, endsOn, ...words }: z.output<typeof newText>,
): Promise<{ id: string }> {
  if (kindOf(kind).isFixed) throw Refusal.forbidden();
  refuseUnknownSection(kind, section);
  const [added] = await db.insert(officeText).values({ kind, section, appearsOn, endsOn, createdAt: now }).returning();
  const { id: textId } = added!;
  await db
    .insert(textVersion)
    .values({ ...words, textId, language: defaultLanguage, number: 1, advisorId, createdAt: now });
  return { id: textId };
}

/** 422 for a section that the kind does not have. */
export function refuseUnknownSection(kind: TextKind, section: string | undefined) {
  if (section !== undefined && !Object.hasOwn(kindOf(kind).sections, section))
    throw Refusal.invalid({ section: ["required"] });
}

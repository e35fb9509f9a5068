import { and, eq } from "drizzle-orm";
import type { SectionOf, TextKind } from "#contract/enumerations/texts.ts";
import { defaultLanguage } from "#contract/languages.ts";
import type { Executor } from "../db/open.ts";
import { officeText, textVersion } from "../db/schema/texts.ts";

type Row = typeof officeText.$inferInsert;
export interface DemoText extends Pick<Row, "appearsOn" | "endsOn" | "startsAt" | "createdAt"> {
  title: string;
  facts?: string;
  body: string;
}

/** A kind of texts, and the section that they stand in. */
export type DemoPlace = { [K in TextKind]: { kind: K; section: SectionOf<K> } }[TextKind];

/** Whether somebody has written such texts already. */
export const hasTexts = async (db: Executor, { kind, section }: DemoPlace) =>
  (await db.$count(officeText, and(eq(officeText.kind, kind), eq(officeText.section, section)))) > 0;

/** Adds a made-up text in German and returns its id. */
export async function addText(db: Executor, place: DemoPlace, { title, facts, body, ...dates }: DemoText) {
  const [added] = await db
    .insert(officeText)
    .values({ ...place, ...dates, isDemo: true })
    .returning();
  const textId = added!.id;
  await db
    .insert(textVersion)
    .values({ textId, language: defaultLanguage, number: 1, title, facts, body, createdAt: added!.createdAt });
  return textId;
}

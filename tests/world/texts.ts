import type { Executor } from "#backend/db/open.ts";
import { officeText, textVersion } from "#backend/db/schema/texts.ts";
import type { TextKind } from "#contract/enumerations/texts.ts";

type Row = typeof officeText.$inferInsert;
interface Text extends Partial<Omit<Row, "kind" | "section">> {
  title: string;
  facts?: string;
  body?: string;
}

/** Adds a text of the office's in German; the row that it has. */
export async function addText(
  db: Executor,
  kind: TextKind,
  section: string,
  { title, facts, body = `${title}!`, ...values }: Text,
) {
  const [row] = await db
    .insert(officeText)
    .values({ kind, section, ...values })
    .returning();
  await db.insert(textVersion).values({ textId: row!.id, language: "de", number: 1, title, facts, body });
  return row!;
}

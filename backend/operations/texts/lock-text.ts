import { eq } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { officeText } from "../../db/schema/texts.ts";
import { broughtOf, type ReadText, readText } from "./read-texts.ts";

/** A text that is about to change; others who change it wait. 404 for an unknown one. */
export async function lockText(db: Executor, id: string): Promise<ReadText> {
  const brought = await broughtOf(db, id);
  if (brought) {
    const { kind, section } = brought;
    await db.insert(officeText).values({ id, kind, section }).onConflictDoNothing();
  }
  await db.select({ id: officeText.id }).from(officeText).where(eq(officeText.id, id)).for("update");
  return readText(db, id);
}

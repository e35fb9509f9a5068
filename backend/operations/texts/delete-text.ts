import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { officeText } from "../../db/schema/texts.ts";
import type { Work } from "../../work.ts";
import { readText } from "./read-texts.ts";

/** Deletes a text of the office's own with all its versions. 404 for an unknown one, 409 for one of the portal's. */
export async function deleteText({ db }: Work, _caller: unknown, { textId: id }: { textId: string }): Promise<void> {
  if ((await readText(db, id)).isBrought) throw Refusal.conflict({});
  await db.delete(officeText).where(eq(officeText.id, id));
}

import { kindOf } from "#contract/enumerations/texts.ts";
import { Refusal } from "#contract/errors.ts";
import { textFile } from "../../db/schema/texts.ts";
import { given } from "../../files/given.ts";
import type { KeptFile } from "../../files/keep-upload.ts";
import type { Work } from "../../work.ts";
import { lockText } from "./lock-text.ts";

/**
 * Gives a text the stored file that it hands out, in the place of the one before, which is swept. 403 for a kind that
 * hands out none, 404 for an unknown text, 422 without a file.
 */
export async function uploadTextFile(
  { db, now }: Work,
  _caller: unknown,
  { textId, upload }: { textId: string; upload?: KeptFile },
): Promise<void> {
  const { kind } = await lockText(db, textId);
  if (!kindOf(kind).hasFile) throw Refusal.forbidden();
  const file = { ...given(upload), missingSince: null, createdAt: now };
  await db
    .insert(textFile)
    .values({ textId, ...file })
    .onConflictDoUpdate({ target: textFile.textId, set: file });
}

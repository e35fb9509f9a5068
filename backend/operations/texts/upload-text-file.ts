import { kindOf } from "#contract/enumerations/texts.ts";
import { Refusal } from "#contract/errors.ts";
import { textFile } from "../../db/schema/texts.ts";
import { type CheckedFile, keepUpload } from "../../files/keep-upload.ts";
import type { CallWork } from "../../work.ts";
import { lockText } from "./lock-text.ts";

/**
 * Stores the file that a text hands out, in the place of the one before, which is swept. 403 for a kind that hands out
 * none, 404 for an unknown text, 422 as `keepUpload` says.
 */
export async function uploadTextFile(
  { db, backend, now }: CallWork,
  _caller: unknown,
  { textId, upload }: { textId: string; upload?: CheckedFile },
): Promise<void> {
  const { kind } = await lockText(db, textId);
  if (!kindOf(kind).hasFile) throw Refusal.forbidden();
  await keepUpload(backend.files, upload, (kept) => {
    const file = { ...kept, missingSince: null, createdAt: now };
    return db
      .insert(textFile)
      .values({ textId, ...file })
      .onConflictDoUpdate({ target: textFile.textId, set: file });
  });
}

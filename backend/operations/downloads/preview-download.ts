import { Refusal } from "#contract/errors.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { fetchTextFile } from "../texts/fetch-text-file.ts";
import { isShown } from "../texts/read-shown.ts";
import { readText } from "../texts/read-texts.ts";

/** The bytes of a download. 404 alike for an unknown one, one that is not shown and a missing file. */
export async function previewDownload(
  work: CallWork,
  caller: unknown,
  { downloadId: textId }: { downloadId: string },
): Promise<BytesAnswer> {
  const text = await readText(work.db, textId);
  if (text.kind !== "download" || !isShown(text, work.now)) throw Refusal.notFound();
  return fetchTextFile(work, caller, { textId });
}

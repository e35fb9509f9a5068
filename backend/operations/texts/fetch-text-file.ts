import { Refusal } from "#contract/errors.ts";
import { textFile } from "../../db/schema/texts.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { openStoredFile } from "../documents/open-stored-file.ts";
import { readText } from "./read-texts.ts";

/** The file that a text hands out. 404 alike for an unknown text, one without a file and a missing file. */
export async function fetchTextFile(
  { db, backend, now }: CallWork,
  _caller: unknown,
  { textId }: { textId: string },
): Promise<BytesAnswer> {
  const { file } = await readText(db, textId);
  if (!file) throw Refusal.notFound();
  return openStoredFile(backend, textFile, file, now);
}

import type { Download } from "#contract/entities/download.ts";
import { fileOf } from "../texts/kept-text.ts";
import { type Reading, readShown } from "../texts/read-shown.ts";

/** The files for companies, by title. */
export async function fetchDownloads(work: Reading): Promise<Download[]> {
  const shown = await readShown(work, "download");
  const downloads = shown.map(({ text: { id, file }, version: { title, body, language } }) => ({
    ...{ id, title, text: body, language },
    ...fileOf(file!),
  }));
  return downloads.sort((a, b) => a.title.localeCompare(b.title, work.language));
}

import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BackendSettings } from "../backend.ts";
import { incomingFolder } from "../files/incoming.ts";
import { type CheckedFile, checkUpload } from "../files/keep-upload.ts";
import { makePdf } from "./make-pdf.ts";

/** What a made PDF is called and says. */
export interface MadePdf {
  name: string;
  title: string;
  lines: readonly string[];
}

/** Gives a made PDF to an act as an upload, and removes it afterwards. */
export async function withMadePdf<T>(
  { dataDirectory }: Pick<BackendSettings, "dataDirectory">,
  { name, title, lines }: MadePdf,
  act: (upload: CheckedFile) => Promise<T>,
): Promise<T> {
  const directory = incomingFolder(dataDirectory);
  await mkdir(directory, { recursive: true });
  const path = join(directory, randomUUID());
  const pdf = makePdf(title, lines);
  await writeFile(path, pdf);
  try {
    return await act(await checkUpload({ path, name, bytes: pdf.length }));
  } finally {
    await rm(path, { force: true });
  }
}

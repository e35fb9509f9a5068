import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BackendSettings } from "../backend.ts";
import type { FileStore } from "../files/file-store.ts";
import { incomingFolder } from "../files/incoming.ts";
import { type KeptFile, keepUpload } from "../files/keep-upload.ts";
import { makePdf } from "./make-pdf.ts";

/** Where made files are stored. */
export interface Parts {
  files: FileStore;
  settings: Pick<BackendSettings, "dataDirectory">;
}

/** What a made PDF is called and says. */
export interface MadePdf {
  name: string;
  title: string;
  lines: readonly string[];
}

/** Stores a made PDF as if it had been uploaded. */
export async function keepMadePdf({ files, settings }: Parts, { name, title, lines }: MadePdf): Promise<KeptFile> {
  const directory = incomingFolder(settings.dataDirectory);
  await mkdir(directory, { recursive: true });
  const path = join(directory, randomUUID());
  const pdf = makePdf(title, lines);
  await writeFile(path, pdf);
  try {
    return await keepUpload({ path, name, bytes: pdf.length }, { files });
  } finally {
    await rm(path, { force: true });
  }
}

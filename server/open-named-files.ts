import type { FileStore } from "#backend/files/file-store.ts";
import { openFileStore } from "#backend/files/open-file-store.ts";
import type { Settings } from "./settings.ts";
import { openAs } from "./wrong-setting.ts";

/** Opens the bucket that is named, or the folder of files. Throws one clear line where that fails. */
export const openNamedFiles = ({ files }: Settings): Promise<FileStore> =>
  openAs(files.bucket ? "FILES_URL" : "DATA_DIR", () => openFileStore(files));

import type { z } from "zod";
import type { Document, documentKind } from "#contract/entities/document.ts";
import { Refusal } from "#contract/errors.ts";
import type { Backend } from "../../backend.ts";
import type { Actor } from "../../callers.ts";
import { documentFrom } from "../../db/documents.ts";
import { account } from "../../db/schema/account.ts";
import { document } from "../../db/schema/documents.ts";
import { type CheckedFile, type KeptFile, keepUpload } from "../../files/keep-upload.ts";
import type { Work } from "../../work.ts";
import { advanceStage } from "../stage/advance-stage.ts";
import { refuseFullAccount } from "./refuse-full-account.ts";

const documentsOfAccounts = { files: document, owner: document.accountId, owners: account };

type FileWork = Pick<Work, "db" | "now"> & { backend: Pick<Backend, "files"> };

/**
 * Stores an uploaded document (spec §5). 422 as `keepUpload` and `refuseFullAccount` say, and for a photo that is not
 * an image (`pictureType`). The file is on disk before its row; the sweep removes it if the transaction fails later.
 */
export async function uploadDocument(
  { db, backend, now }: FileWork,
  { id: accountId }: Actor,
  { category, type, upload }: z.output<typeof documentKind> & { upload?: CheckedFile },
): Promise<Document> {
  const refuseNoPicture = (mimeType: string) => {
    if (category === "Picture" && !mimeType.startsWith("image/")) throw Refusal.invalid({ file: ["pictureType"] });
  };
  const writeRow = async (kept: KeptFile) => {
    await refuseFullAccount(db, documentsOfAccounts, accountId, kept.bytes);
    const [row] = await db
      .insert(document)
      .values({ accountId, category, type, ...kept, createdAt: now })
      .returning();
    await advanceStage(db, accountId, now);
    return documentFrom(row!);
  };
  return keepUpload(backend.files, upload, writeRow, refuseNoPicture);
}

import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { textFile } from "#backend/db/schema/texts.ts";
import { sweep } from "#backend/operations/sweep.ts";
import { company } from "#contract/calls/company.ts";
import type { Download } from "#contract/entities/download.ts";
import { useBackend } from "../../../world/backend.ts";
import { addText } from "../../../world/texts.ts";

const { backend, call, addCompany, db, files } = await useBackend();

async function addDownload(title = "Leitfaden") {
  const fileKey = randomUUID();
  await files.put(fileKey, "package.json");
  const { id: textId } = await addText(db, "download", "files", { title });
  const file = { name: "Leitfaden.pdf", mimeType: "application/pdf", bytes: 1, fileKey };
  const [row] = await db
    .insert(textFile)
    .values({ textId, ...file })
    .returning();
  return { id: textId, fileKey, changedAt: row!.createdAt };
}

describe("downloads", () => {
  it("are the same for every company, by title", async () => {
    const vertrag = await addDownload("Vertrag");
    const plan = await addDownload("Praxisplan");
    for (const { id: companyId, token } of [await addCompany(), await addCompany()]) {
      const { body } = await call<Download[]>(company.fetchDownloads, { params: { companyId } }, token);
      expect(body.map(({ id }) => id)).toEqual([plan.id, vertrag.id]);
      expect(body[0]).toMatchObject({ name: "Leitfaden.pdf", bytes: 1, changedAt: plan.changedAt.toISOString() });
    }
  });

  it("open as the file they are, and tell when it is missing", async () => {
    const { id: companyId, token } = await addCompany();
    const { id: downloadId, fileKey } = await addDownload();
    const open = () => call(company.previewDownload, { params: { companyId, downloadId } }, token);
    const seen = await open();
    expect([seen.status, seen.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    await files.remove(fileKey);
    expect((await open()).status).toBe(404);
    const [row] = await db.select().from(textFile).where(eq(textFile.textId, downloadId));
    expect(row!.missingSince).not.toBeNull();
  });

  it("keep their files when files without a row are swept", async () => {
    const { fileKey } = await addDownload();
    await sweep(backend, new Date(Date.now() + 2 * 3_600_000));
    expect((await buffer(await backend.files.read(fileKey))).length).toBeGreaterThan(0);
  });
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { download } from "#backend/db/schema/downloads.ts";
import { sweep } from "#backend/operations/sweep.ts";
import { company } from "#contract/calls/company.ts";
import type { Download } from "#contract/entities/download.ts";
import { useBackend } from "../../../world/backend.ts";

const { backend, call, addCompany, db, files } = await useBackend();

async function addDownload(values: Partial<typeof download.$inferInsert> = {}) {
  const fileKey = randomUUID();
  await files.put(fileKey, "package.json");
  const file = { name: "Leitfaden.pdf", mimeType: "application/pdf", bytes: 1, fileKey };
  const [row] = await db
    .insert(download)
    .values({ title: "Leitfaden", text: "Was wann zu tun ist.", ...file, ...values })
    .returning();
  return row!;
}

describe("downloads", () => {
  it("are the same for every company, by title", async () => {
    const vertrag = await addDownload({ title: "Vertrag" });
    const plan = await addDownload({ title: "Praxisplan" });
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
    const [row] = await db.select().from(download).where(eq(download.id, downloadId));
    expect(row!.missingSince).not.toBeNull();
  });

  it("keep their files when files without a row are swept", async () => {
    const { fileKey } = await addDownload();
    await sweep(backend, new Date(Date.now() + 2 * 3_600_000));
    expect(await backend.files.bytes(fileKey)).toBeGreaterThan(0);
  });
});

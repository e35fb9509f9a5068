import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { PortalContext } from "#app/context.ts";
import { bodyFromFile, idsFromFiles } from "#app/sides/advisor/office/texts/from-file.server.ts";
import { useTemporaryDirectory } from "../../../world/temporary-directory.ts";

const privacyNoticeFile = join(useTemporaryDirectory(), "privacy.md");
const context = { settings: { privacyNoticeFile } } as unknown as PortalContext;
const version = { title: "Datenschutz", facts: null, language: "de", number: 1, by: null, isOriginal: false } as const;
const privacy = { id: "legal.documents.privacy", latest: [] };
const imprint = { id: "legal.documents.imprint", latest: [] };

it("an operator's file stands for its legal text, and for its form, until the office has written one", async () => {
  await writeFile(privacyNoticeFile, "# Datenschutz\n\nNur das Nötige.");
  expect(idsFromFiles(context, [imprint, privacy])).toEqual([privacy.id]);
  expect(await bodyFromFile(context, privacy)).toContain("Nur das Nötige.");
  expect(await bodyFromFile(context, imprint)).toBeUndefined();
  const written = { ...privacy, latest: [{ ...version, at: "2026-11-01T10:00:00Z" }] };
  expect(idsFromFiles(context, [written])).toEqual([]);
  expect(await bodyFromFile(context, written)).toBeUndefined();
});

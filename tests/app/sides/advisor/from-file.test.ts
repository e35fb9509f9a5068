import { expect, it } from "vitest";
import type { PortalContext } from "#app/context.ts";
import { bodyFromFile, idsFromFiles } from "#app/sides/advisor/office/texts/from-file.server.ts";

const operatorsTexts = { privacy: "# Datenschutz\n\nNur das Nötige.", imprint: undefined };
const context = { settings: { operatorsTexts } } as unknown as PortalContext;
const version = { title: "Datenschutz", facts: null, language: "de", number: 1, by: null, isOriginal: false } as const;
const privacy = { id: "legal.documents.privacy", latest: [] };
const imprint = { id: "legal.documents.imprint", latest: [] };

it("an operator's file stands for its legal text, and for its form, until the office has written one", () => {
  expect(idsFromFiles(context, [imprint, privacy])).toEqual([privacy.id]);
  expect(bodyFromFile(context, privacy)).toContain("Nur das Nötige.");
  expect(bodyFromFile(context, imprint)).toBeUndefined();
  const written = { ...privacy, latest: [{ ...version, at: "2026-11-01T10:00:00Z" }] };
  expect(idsFromFiles(context, [written])).toEqual([]);
  expect(bodyFromFile(context, written)).toBeUndefined();
});

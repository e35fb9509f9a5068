import { createHash } from "node:crypto";
import type { PortalContext } from "#app/context.ts";
import { readLegalText } from "#app/sides/shared/legal/legal-text.server.ts";

/** What is said where the operator names no file of their own. */
const plainWording = "plain-1";

/** The confidentiality agreement, null for the plain one, and the mark by which its wording is told from another. */
export async function readConfidentiality({ settings }: PortalContext) {
  const parts = await readLegalText(settings.confidentialityFile);
  const wording = parts ? createHash("sha256").update(parts.join("\n\n")).digest("hex") : plainWording;
  return { parts, wording };
}

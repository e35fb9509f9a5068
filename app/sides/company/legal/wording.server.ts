import { createHash } from "node:crypto";
import type { PortalContext } from "#app/context.ts";
import { readLegalText } from "#app/sides/shared/legal/legal-text.server.ts";

/** The version of the default text, used when the operator names no file. */
const plainWording = "plain-1";

/** The operator's confidentiality agreement, null for the default one, and the version of its wording. */
export async function readConfidentiality({ settings }: PortalContext) {
  const parts = await readLegalText(settings.confidentialityFile);
  const wording = parts ? createHash("sha256").update(parts.join("\n\n")).digest("hex") : plainWording;
  return { parts, wording };
}

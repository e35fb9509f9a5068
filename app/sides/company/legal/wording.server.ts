import { createHash } from "node:crypto";
import type { PortalContext } from "#app/context.ts";
import { readLegalText } from "#app/texts/legal-text.server.ts";

/** The confidentiality agreement, and the version of its wording. */
export async function readConfidentiality(context: PortalContext) {
  const text = await readLegalText(context, "confidentiality");
  if (!text) throw new Error("no text of confidentiality");
  const { title, body, html, language } = text;
  return { text: { title, html, language }, wording: createHash("sha256").update(body).digest("hex") };
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { json } from "#app/json.server.ts";
import { readLegalText } from "#app/texts/legal-text.server.ts";
import type { LegalText } from "#contract/enumerations/texts.ts";

/** The loader of a page that is public and shows a legal text. */
export const legalLoader =
  (name: LegalText) =>
  async ({ context }: LoaderFunctionArgs) => {
    const text = await readLegalText(context, name);
    if (!text) return json({ text });
    const { title, html, language } = text;
    return json({ text: { title, html, language } });
  };

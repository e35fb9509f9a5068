import { json, type LoaderFunctionArgs } from "@remix-run/node";
import type { PublicSettings } from "#app/context.ts";
import { readLegalText } from "./legal-text.server.ts";

/** The loader of a page that is public and shows a text of the operator's. */
export const legalLoader =
  (fileOf: (settings: PublicSettings) => string | undefined) =>
  async ({ context }: LoaderFunctionArgs) =>
    json({ parts: await readLegalText(fileOf(context.settings)) });

import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireLanguage, requireText } from "./require-text.server.ts";

/** The words of the mail and the language that the address names, for the office; 404 for an unknown one. */
export async function requireMail(args: LoaderFunctionArgs) {
  const text = await requireText({ ...args, params: { ...args.params, kind: "mail" } });
  const language = requireLanguage(text, args.params.language);
  return { text, language, versions: text.versions.filter((version) => version.language === language) };
}

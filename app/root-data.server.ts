import type { AppLoadContext } from "@remix-run/node";
import { writtenLanguages } from "#contract/languages.ts";
import type { RootData } from "./root-data.ts";

/** What the server knows of a request without asking anybody. */
export function rootDataOf(request: Request, context: AppLoadContext): Omit<RootData, "notice"> {
  const { language, formToken, hasScripts, isSimpleView, hostSide, settings } = context;
  const messages = context.wordsFor(request.url);
  const { supportEmail } = settings;
  return {
    language,
    messages,
    formToken,
    hasScripts,
    isSimpleView,
    hostSide,
    supportEmail,
    languages: [...writtenLanguages],
  };
}

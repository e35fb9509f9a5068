import type { AppLoadContext } from "@remix-run/node";
import { writtenLanguages } from "#contract/languages.ts";
import { messagesOf } from "./i18n/catalogue.server.ts";
import type { RootData } from "./root-data.ts";
import { pageTrackingOf } from "./tracking/page-tracking.server.ts";

/** What the server knows of a request without asking anybody. */
export function rootDataOf(request: Request, context: AppLoadContext): Omit<RootData, "notice"> {
  const { language, formToken, hasScripts, isSimpleView, hostSide, settings } = context;
  const tracking = pageTrackingOf(request, context);
  const messages = context.wordsFor(request.url);
  const { supportEmail } = settings;
  return {
    language,
    // Any page may ask, but only until it is answered.
    messages: tracking?.asked.length ? { ...messages, ...messagesOf(language, ["consent"]) } : messages,
    tracking,
    formToken,
    hasScripts,
    isSimpleView,
    hostSide,
    supportEmail,
    languages: [...writtenLanguages],
  };
}

import type { AppLoadContext } from "@remix-run/node";
import { writtenLanguages } from "#contract/languages.ts";
import { messagesOf } from "./i18n/catalogue.server.ts";
import type { Notice } from "./notice.server.ts";
import type { RootData } from "./root-data.ts";
import { pageTrackingOf } from "./tracking/page-tracking.server.ts";

/** What the server knows of a request without asking anybody. */
export function rootDataOf(request: Request, context: AppLoadContext, notice: Notice | null): Omit<RootData, "notice"> {
  const { language, formToken, hasScripts, isSimpleView, side, hostSide, settings } = context;
  const tracking = pageTrackingOf(request, context);
  // A post may lead to a page that has other words than its own.
  const ofNotice = messagesOf(language, notice ? [notice.key.split(":")[0] ?? ""] : []);
  const messages = { ...context.wordsFor(request.url), ...ofNotice };
  const { supportEmail } = settings;
  return {
    language,
    // Any page may ask, but only until it is answered.
    messages: tracking?.asked.length ? { ...messages, ...messagesOf(language, ["consent"]) } : messages,
    tracking,
    formToken,
    hasScripts,
    isSimpleView,
    side,
    hostSide,
    supportEmail,
    languages: [...writtenLanguages],
  };
}

import type { AppLoadContext } from "@remix-run/node";
import type { Notice } from "./notice.server.ts";
import type { RootData } from "./root-data.ts";
import { pageTrackingOf } from "./tracking/page-tracking.server.ts";

/** What the server knows about a request without any call. */
export function rootDataOf(context: AppLoadContext, notice: Notice | null): Omit<RootData, "notice"> {
  const { language, formToken, page, side, hostSide, settings } = context;
  const tracking = pageTrackingOf(context);
  // A post may lead to a page with other words than its own; any page may ask for consent until there is an answer.
  const more = [notice?.key.split(":")[0] ?? [], tracking?.asked.length ? "consent" : []].flat();
  const { supportEmail } = settings;
  return {
    language,
    ...(page.wordsUrl && more.length === 0 ? { wordsUrl: page.wordsUrl } : { messages: context.wordsWith(more) }),
    tracking,
    formToken,
    hasScripts: page.hasScripts,
    isSimpleView: page.isSimpleView,
    side,
    hostSide,
    supportEmail,
    ...context.appearance.shown(),
  };
}

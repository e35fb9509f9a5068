import type { PortalContext } from "#app/context.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { aboutOf } from "../inbox/in-words.ts";
import type { InInbox } from "../inbox/use-inbox-crumb.tsx";

/**
 * What the applicant waits for in the inbox that the reader came from, and how it is put there. What has a page or a
 * card of its own is left out.
 */
export function dueHere({ language, wordsWith }: PortalContext, inbox: InInbox) {
  const waiting = inbox?.place.here;
  if (!waiting || waiting.kind === "contract" || waiting.kind === "document" || waiting.kind === "ticket") return null;
  return { waiting, inWords: aboutOf(translateWith(language, wordsWith([]), ["inboxItem"]), waiting) };
}
export type DueHere = NonNullable<ReturnType<typeof dueHere>>;

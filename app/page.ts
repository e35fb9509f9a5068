import type { Accent } from "./ui/accent.ts";

/** What a route says of its page. */
export interface PageHandle {
  /** The namespaces of its words, the nearest one first. */
  words: readonly string[];
  /** Its colour, where its data do not know it. */
  accent?: Accent;
  /** It stands alone: before it is done, or for people of other pages, there is nowhere to go on to (spec §2, noNav). */
  hasNavigation?: false;
  /** With it begins a part of the portal that has a name of its own, on whatever side. */
  part?: "cvGenerator";
  /** Its action reads files; those of other posts are let go. */
  takesFiles?: true;
  /** Its name in page views, where several addresses share one (spec §2); null for a page that has none. */
  trackingName?: string | null;
  /** It is no page view of its own (spec §9): maintenance, and the sub-views of an application. */
  isCounted?: false;
  /** Passwords are typed here, or its address holds a secret: no foreign script comes near, no log keeps its parameters. */
  isPrivate?: true;
}

/** The handle of a page. */
export const page = (handle: PageHandle): PageHandle => handle;

/** The handle of a page with a form, which brings words of its own. */
export const formPage = ({ words, ...handle }: PageHandle): PageHandle =>
  page({ ...handle, words: [...words, "forms", "errors"] });

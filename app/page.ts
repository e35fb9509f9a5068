import type { Values } from "./i18n/translate.ts";
import type { Accent } from "./ui/accent.ts";

/** Parts of the portal with a name of their own: the CV generator, and the page where all begin. */
type Part = "cvGenerator" | "programme";

/** A name, or words of the page. */
export type PageName = string | { key: string; values?: Values };

/**
 * How a page is called, in its loader's data; a page about somebody or something names that after itself. Without it the
 * page's words have a `title`.
 */
export type PageTitle = PageName | PageName[];

/** What a route says about its page. */
export interface PageHandle {
  /** The namespaces of the page's words, the nearest one first. */
  words: readonly string[];
  /** The page's colour, where its data do not name one. */
  accent?: Accent;
  /** The page has no navigation: it must be finished first, or it is for people of other pages (spec §2, noNav). */
  hasNavigation?: false;
  /** The page begins a part of the portal with its own name, whatever the side. */
  part?: Part;
  /** The route's action reads files; files in posts to other routes are discarded. */
  takesFiles?: true;
  /** The page's name in page views, where several addresses share one (spec §2); null for a page without a name. */
  trackingName?: string | null;
  /** The page is not counted as a page view (spec §9): maintenance, and the sub-views of an application. */
  isCounted?: false;
  /** The page takes a password or has a secret in its address: no third-party scripts, no parameters in logs. */
  isPrivate?: true;
}

/** The handle of a page. */
export const page = (handle: PageHandle): PageHandle => handle;

/** The handle of a page with a form, which needs the form's words. */
export const formPage = ({ words, ...handle }: PageHandle): PageHandle =>
  page({ ...handle, words: [...words, "forms", "errors"] });

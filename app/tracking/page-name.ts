import type { PageHandle } from "../page.ts";

export interface Match {
  id: string;
  handle?: unknown;
}

/** Spec §9: maintenance and the application's sub-views, told by their names, are no page views of their own. */
const excluded = /^(shared\/maintenance|applicant\/(.+-done|(delete|change)-(.+-)?document|submit-contract))$/;

/** The catch-all stands for addresses that no route has: such a page has no name. */
const nameless = "shared/not-found";

/** The name of the page that is shown; null when it has none, undefined when its view is not counted. */
export function pageName(matches: readonly Match[]): string | null | undefined {
  const page = matches[matches.length - 1];
  if (!page || page.id === nameless) return null;
  if (excluded.test(page.id)) return undefined;
  return (page.handle as PageHandle | undefined)?.trackingName ?? page.id;
}

import type { PageHandle } from "../page.ts";

export interface Match {
  id: string;
  handle?: unknown;
}

/** The name of the page that is shown; null when it has none, undefined when its view is not counted. */
export function pageName(matches: readonly Match[]): string | null | undefined {
  const page = matches[matches.length - 1];
  if (!page) return null;
  const { trackingName = page.id, isCounted = true } = (page.handle ?? {}) as Partial<PageHandle>;
  return isCounted ? trackingName : undefined;
}

import { useMatches } from "@remix-run/react";

/** The innermost of the page's routes: its data and its handle speak for the whole page. */
export function usePageMatch() {
  const matches = useMatches();
  return matches[matches.length - 1];
}

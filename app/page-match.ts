import { useMatches } from "@remix-run/react";

/** The innermost of the routes that make the page: what its data and its handle say is about the whole of it. */
export function usePageMatch() {
  const matches = useMatches();
  return matches[matches.length - 1];
}

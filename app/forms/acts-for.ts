import { useMatches } from "@remix-run/react";

/** The company that the reader of this page works for, as its layout knows it (ADR 0066). */
export function useActsFor(): string | undefined {
  const found = useMatches().map(({ data }) => (data as { head?: { actsFor?: string } } | undefined)?.head?.actsFor);
  return found.find(Boolean);
}

import { useMatches } from "@remix-run/react";
import type { PageHandle } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";
import { useRootData } from "#app/root-data.ts";
import type { Side } from "#contract/sides.ts";

/** Whose page this is, as the server decided. */
export const useSide = (): Side => useRootData()?.side ?? "applicant";

/** The name in a page's title, and where it begins: its side, or a part of the portal with its own name. */
export function useTitledPart() {
  const side = useSide();
  const named = useMatches().find(({ handle }) => partOf(handle));
  const part = partOf(named?.handle);
  return named && part ? { part, home: named.pathname } : { part: side, home: sharedPaths.root };
}

const partOf = (handle: unknown) => (handle as PageHandle | undefined)?.part;

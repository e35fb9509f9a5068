import { useLocation } from "@remix-run/react";
import { useRootData } from "#app/root-data.ts";
import { cvPaths } from "#app/sides/cv-generator/paths.ts";
import { usePaths } from "#app/use-paths.ts";
import type { Side } from "#contract/sides.ts";

/** Whose page this is, as the server decided. */
export const useSide = (): Side => useRootData()?.side ?? "applicant";

/** What a page is titled by: its side, or the CV generator, which has a name of its own on any. */
export function useTitledPart(): Side | "cvGenerator" {
  const side = useSide();
  const { start } = usePaths(cvPaths);
  return useLocation().pathname.startsWith(start) ? "cvGenerator" : side;
}

import { useLocation } from "@remix-run/react";
import type { PathTable } from "./paths.ts";
import { useRootData } from "./root-data.ts";

/** A table's links as they are on this page. */
export const usePaths = <Paths>(table: PathTable<Paths>): Paths =>
  table({ hostSide: useRootData()?.hostSide, path: useLocation().pathname });

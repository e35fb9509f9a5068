import { matchRoutes } from "@remix-run/react";
// @ts-expect-error the wished file is plain JavaScript
import { routes } from "#app/routes.js";

export interface Route {
  id: string;
  path: string | undefined;
  /** The module's, in `app/`. */
  file: string;
  index?: true;
  children: Route[];
}

/** The table of `app/routes.js` as a tree. */
export function readTable(): Route[] {
  let level: Route[] = [];
  routes((path: string | undefined, file: string, { id, index }: Route, children?: () => void) => {
    const around = level;
    level = [];
    children?.();
    around.push({ id, path, file, ...(index ? { index } : undefined), children: level });
    level = around;
  });
  return level;
}

/** The route of a table at a path. */
export const routeAt = (table: Route[], path: string) =>
  matchRoutes(table as Parameters<typeof matchRoutes>[0], path)?.at(-1)?.route as Route | undefined;

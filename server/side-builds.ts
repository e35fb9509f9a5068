import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { alwaysNeeded, type WordsHandle } from "#app/i18n/I18n.tsx";
import type { Side } from "./hosts.ts";

const sides: Side[] = ["applicant", "company", "advisor"];

/**
 * One view of the one build: on a portal host the other sides' routes are left out and the side's layout has no
 * path, so that it is served without prefix (design §3). The manifest has its own address, so that the browser
 * gets only its side's routes.
 */
export function buildOf(build: ServerBuild, side: Side | undefined): ServerBuild {
  if (!side) return build;
  const isForeign = (id: string) =>
    sides.some((other) => other !== side && (id === other || id.startsWith(`${other}/`)));
  const mount = <T extends { path?: string }>(routes: Record<string, T | undefined>) =>
    Object.fromEntries(
      Object.entries(routes)
        .filter(([id]) => !isForeign(id))
        .map(([id, route]) => [id, id === side ? { ...route, path: undefined } : route]),
    ) as Record<string, T>;
  const assets = {
    ...build.assets,
    version: `${build.assets.version}-${side}`,
    url: `/assets/manifest-${build.assets.version}-${side}.js`,
    routes: mount(build.assets.routes),
  };
  return { ...build, routes: mount(build.routes), assets };
}

/** The manifest script of a view, with what a browser reads of it: what a module imports the module says itself. */
export const manifestScript = ({ assets }: ServerBuild) =>
  `window.__remixManifest=${JSON.stringify(assets, readValue)};` +
  "for(const[id,route]of Object.entries(__remixManifest.routes))route.id=id;";

const readValue = (key: string, value: unknown) =>
  ["id", "imports", "css"].includes(key) || value === false ? undefined : value;

interface RouteObject {
  id: string;
  path?: string;
  index?: boolean;
  handle?: Partial<WordsHandle>;
  children?: RouteObject[];
}

/** Tells which namespaces the page at an address needs: those that its matching routes name in their handles. */
export function namespacesOf(build: ServerBuild): (url: string) => string[] {
  const tree = childrenOf(build, undefined);
  return (url) => {
    const matches = matchRoutes(tree as Parameters<typeof matchRoutes>[0], new URL(url).pathname) ?? [];
    return [...alwaysNeeded, ...matches.flatMap(({ route }) => (route as RouteObject).handle?.words ?? [])];
  };
}

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) =>
    route && route.parentId === parentId
      ? [
          {
            id: route.id,
            path: route.path,
            index: route.index,
            handle: route.module.handle as Partial<WordsHandle> | undefined,
            children: route.index ? undefined : childrenOf(build, route.id),
          },
        ]
      : [],
  );
}

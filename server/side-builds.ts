import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { alwaysNeeded } from "#app/i18n/I18n.tsx";
import type { PageHandle } from "#app/page.ts";
import { type Side, sideNames } from "#contract/sides.ts";

/**
 * A view of the build for one host: on a portal host it leaves out the other sides' routes and serves its side without
 * prefix (design §3). Its manifest has its own address, so that the browser gets only that side's routes.
 */
export function buildOf(build: ServerBuild, side: Side | undefined): ServerBuild {
  if (!side) return build;
  const isForeign = (id: string) =>
    sideNames.some((other) => other !== side && (id === other || id.startsWith(`${other}/`)));
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

/**
 * The same build for a failed request to a file or an action: the route without a page gets one that fails with this
 * answer, so that browsers show the error view and not text meant for programs.
 */
export function failedBuildOf(build: ServerBuild, failure: Response): ServerBuild {
  const fail = () => {
    throw failure;
  };
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && (isPage(route) ? route : { ...route, module: { default: () => null, loader: fail } }),
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

type Route = NonNullable<ServerBuild["routes"][string]>;
const isPage = ({ module }: Route) => module.default !== undefined;

/** The manifest script of a view, reduced to what a browser reads: modules name their own imports. */
export const manifestScript = ({ assets }: ServerBuild) =>
  `window.__remixManifest=${JSON.stringify(assets, readValue)};` +
  "for(const[id,route]of Object.entries(__remixManifest.routes))route.id=id;";

const readValue = (key: string, value: unknown) =>
  ["id", "imports", "css"].includes(key) || value === false ? undefined : value;

interface RouteObject {
  id: string;
  path?: string;
  index?: boolean;
  handle?: PageHandle;
  isPage: boolean;
  children?: RouteObject[];
}

/** What a build's routes say about an address. */
export interface Addresses {
  /** The namespaces that its page needs, from the handles of the matching routes. */
  namespacesOf: (url: string) => string[];
  /** Who may upload files to its action: a side's signed-in people, any visitor, or nobody. */
  sendersOf: (url: string) => Side | "visitors" | undefined;
  /** Whether the address has a page; files and actions have none. */
  hasPage: (url: string) => boolean;
}

export function addressesOf(build: ServerBuild): Addresses {
  const tree = childrenOf(build, undefined) as Parameters<typeof matchRoutes>[0];
  const routesOf = (url: string) =>
    (matchRoutes(tree, new URL(url).pathname) ?? []).map(({ route }) => route as RouteObject);
  return {
    namespacesOf: (url) => [...alwaysNeeded, ...routesOf(url).flatMap(({ handle }) => handle?.words ?? [])],
    sendersOf(url) {
      const routes = routesOf(url);
      if (!routes.at(-1)?.handle?.takesFiles) return undefined;
      return sideNames.find((side) => routes.some(({ id }) => id === side)) ?? "visitors";
    },
    hasPage: (url) => routesOf(url).at(-1)?.isPage ?? true,
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
            handle: route.module.handle as PageHandle | undefined,
            isPage: isPage(route),
            children: route.index ? undefined : childrenOf(build, route.id),
          },
        ]
      : [],
  );
}

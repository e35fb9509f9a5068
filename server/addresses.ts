import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { alwaysNeeded } from "#app/i18n/I18n.tsx";
import type { PageHandle } from "#app/page.ts";
import { type Side, sideNames } from "#contract/sides.ts";
import { remembering } from "#domain/remembering.ts";
import { buildWith, isPage, partOf, rest } from "./side-builds.ts";

/** What a build's routes say about an address. */
export interface Address {
  /** Has only the routes that lead to its page: Remix matches and makes all that it is given, on every request. */
  build: ServerBuild;
  handle: RequestHandler;
  /** The innermost of them; undefined where none matches. */
  pageId: string | undefined;
  /** The namespaces that its page needs, from the handles of these routes. */
  namespaces: string[];
  /** Who may upload files to its action: a side's signed-in people, any visitor, or nobody. */
  senders: Side | "visitors" | undefined;
  /** Files and actions have none. */
  hasPage: boolean;
  /** Whether somebody may come back to it for one: to a page, and not to an address that no route names. */
  takesDrafts: boolean;
}

/** Enough for the addresses that people return to; others are matched again. */
const rememberedPaths = 2000;

/** Finds what a build says about a path, matching the whole table once. */
export function openAddresses(build: ServerBuild): (path: string) => Address {
  const tree = childrenOf(build, undefined) as Parameters<typeof matchRoutes>[0];
  const byPage = new Map<string | undefined, Address>();
  const byPath = remembering<Address>(rememberedPaths);
  const addressAt = (path: string) => {
    const routes = (matchRoutes(tree, path) ?? []).map(({ route }) => route as RouteObject);
    const pageId = routes.at(-1)?.id;
    const address = byPage.get(pageId) ?? addressOf(build, routes);
    byPage.set(pageId, address);
    return address;
  };
  return (path) => byPath(path, () => addressAt(path));
}

interface RouteObject {
  id: string;
  path?: string;
  index?: boolean;
  handle?: PageHandle;
  isPage: boolean;
  children?: RouteObject[];
}

function addressOf(build: ServerBuild, routes: RouteObject[]): Address {
  const ids = routes.map(({ id }) => id);
  const side = sideNames.find((one) => ids.includes(one));
  const page = routes.at(-1);
  const isNamed = page?.isPage && page.path !== rest;
  const part = isNamed ? partOf(build, side) : build;
  const own = page ? buildWith(part, ids) : build;
  return {
    build: own,
    handle: createRequestHandler(own, process.env.NODE_ENV),
    pageId: page?.id,
    namespaces: page ? namespacesOf(build.routes, page.id) : [...alwaysNeeded],
    senders: page?.handle?.takesFiles ? (side ?? "visitors") : undefined,
    hasPage: page?.isPage ?? true,
    takesDrafts: !!isNamed,
  };
}

/** The namespaces of a route and of those around it, in the order in which they are found: outermost first. */
export function namespacesOf(routes: ServerBuild["routes"], id: string): string[] {
  const { parentId, module } = routes[id]!;
  const around = parentId ? namespacesOf(routes, parentId) : [...alwaysNeeded];
  return [...around, ...((module.handle as PageHandle | undefined)?.words ?? [])];
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

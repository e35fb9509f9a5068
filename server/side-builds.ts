import type { ServerBuild } from "@remix-run/node";
import { type Side, sideNames } from "#contract/sides.ts";
import type { MadeScript } from "./kept-assets.ts";

/**
 * A view of the build for one host: on a portal host it leaves out the other sides' routes and serves its side without
 * prefix (design §3). Its manifest has its own address, so that the browser gets only that side's routes.
 */
export function buildOf(build: ServerBuild, side: Side | undefined): ServerBuild {
  if (!side) return build;
  const mount = <T extends { path?: string }>(routes: Record<string, T | undefined>) =>
    Object.fromEntries(
      Object.entries(routes)
        .filter(([id]) => !isForeign(id, side))
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
 * The same build for the browser on a page of a side, or of none: its manifest lacks the other sides, on a side the
 * public CV generator, files, and the page for addresses that nothing knows. For all these the browser asks the server,
 * as it does without script (ADR 0032).
 */
export function partOf(build: ServerBuild, side: Side | undefined): ServerBuild {
  // In development the manifest is a module of Vite's.
  if (!build.assets.url.startsWith("/assets/")) return build;
  const isElsewhere = (id: string) => isForeign(id, side) || (side && id.startsWith("shared/cv-generator"));
  const isFile = (id: string) => !isPage(build.routes[id]!) && !build.assets.routes[id]?.hasAction;
  const known = Object.entries(build.assets.routes).filter(
    ([id, { path }]) => path !== rest && !isElsewhere(id) && !isFile(id),
  );
  const routes = Object.fromEntries(known);
  const version = `${build.assets.version}-for-${side ?? "anyone"}`;
  return { ...build, assets: { ...build.assets, version, url: `/assets/manifest-${version}.js`, routes } };
}

/** The path of the route for addresses that no other route knows. */
export const rest = "*";

const isForeign = (id: string, side: Side | undefined) =>
  sideNames.some((other) => other !== side && (id === other || id.startsWith(`${other}/`)));

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
export const isPage = ({ module }: Route) => module.default !== undefined;

/** The same build with these routes alone; the browser's manifest stays as it is. */
export function buildWith(build: ServerBuild, ids: string[]): ServerBuild {
  const pick = <T>(routes: Record<string, T>) => Object.fromEntries(ids.map((id) => [id, routes[id]!]));
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}

/** The manifest script of a view, reduced to what a browser reads: modules name their own imports. */
export const manifestScript = ({ assets }: ServerBuild) =>
  `window.__remixManifest=${JSON.stringify({ ...assets, routes: inOrder(assets.routes) }, readValue)};` +
  "for(const[id,route]of Object.entries(__remixManifest.routes))route.id=id;";

/** A module is named like its id, a parent like the next id: beside each other they compress best. */
const inOrder = (routes: ServerBuild["assets"]["routes"]) =>
  Object.fromEntries(
    Object.entries(routes).map(([id, { module, parentId, ...route }]) => [id, { module, ...route, parentId }]),
  );

const readValue = (key: string, value: unknown) =>
  ["id", "imports", "css"].includes(key) || value === false ? undefined : value;

/** All manifest scripts that pages of a build name. */
export const manifestsOf = (build: ServerBuild): MadeScript[] =>
  [undefined, ...sideNames]
    .map((host) => buildOf(build, host))
    .flatMap((view) => [view, ...[undefined, ...sideNames].map((side) => partOf(view, side))])
    .map((part) => ({ url: part.assets.url, text: manifestScript(part) }));

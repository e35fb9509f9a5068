import type { ServerBuild } from "@remix-run/node";
import type { PageHandle } from "#app/page.ts";
import { sideNames } from "#contract/sides.ts";
import { buildOf } from "./side-builds.ts";

type Parts = string[];

/** The path segments of the pages that their handle marks as private. */
function privatePaths({ routes }: ServerBuild): Parts[] {
  const partsTo = (id: string | undefined): Parts => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...partsTo(route.parentId), ...partsOf(route.path ?? "")] : [];
  };
  return Object.values(routes)
    .filter((route) => (route?.module.handle as PageHandle | undefined)?.isPrivate)
    .map((route) => partsTo(route?.id));
}

const partsOf = (path: string): Parts => path.split("/").filter(Boolean).map(decoded);

/** Normalised as the router does. */
function decoded(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const isParameter = (part: string | undefined) => part?.startsWith(":") ?? false;
/** A parameter in a private page's path is secret, except the side's name. */
const isSecret = (part: string | undefined) => isParameter(part) && part !== ":side";

/** Anything after a private page's path belongs to it: mail links are sometimes copied with trailing text. */
const beginsLike = (parts: Parts) => (path: Parts) =>
  path.every((part, index) => (isParameter(part) ? !!parts[index] : part === parts[index]?.toLowerCase()));

/** Recognises the private pages of one host by their paths. */
export function privatePagesOf(build: ServerBuild): (path: string) => boolean {
  const paths = privatePaths(build);
  return (path) => paths.some(beginsLike(partsOf(path)));
}

/** Removes from a path, on any host, the parts that only the reader of a private page may know. */
export function withoutSecrets(build: ServerBuild): (path: string) => string {
  const paths = [undefined, ...sideNames].flatMap((side) => privatePaths(buildOf(build, side)));
  return (path) => {
    const parts = partsOf(path);
    const found = paths.filter(beginsLike(parts));
    const hides = (index: number) => found.some((path) => isSecret(path[index]));
    return found.length > 0 ? `/${parts.map((part, index) => (hides(index) ? "…" : part)).join("/")}` : path;
  };
}

import type { ServerBuild } from "@remix-run/node";
import type { PageHandle } from "#app/page.ts";
import { sideNames } from "#contract/sides.ts";
import { buildOf } from "./side-builds.ts";

type Parts = string[];

/** The paths of the pages that are private by their handle, in parts. */
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

/** As routes are matched. */
function decoded(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const isParameter = (part: string | undefined) => part?.startsWith(":") ?? false;
/** Whose page it is may be known. */
const isSecret = (part: string | undefined) => isParameter(part) && part !== ":side";

/** What follows on a private page's path belongs to it: links of mails are sometimes copied with more than they are. */
const beginsLike = (parts: Parts) => (path: Parts) =>
  path.every((part, index) => (isParameter(part) ? !!parts[index] : part === parts[index]?.toLowerCase()));

/** Tells the private pages of one host by their paths. */
export function privatePagesOf(build: ServerBuild): (path: string) => boolean {
  const paths = privatePaths(build);
  return (path) => paths.some(beginsLike(partsOf(path)));
}

/** Leaves out of a path, on whichever host it was asked for, what only the reader of a private page may know. */
export function withoutSecrets(build: ServerBuild): (path: string) => string {
  const paths = [undefined, ...sideNames].flatMap((side) => privatePaths(buildOf(build, side)));
  return (path) => {
    const parts = partsOf(path);
    const found = paths.filter(beginsLike(parts));
    const hides = (index: number) => found.some((path) => isSecret(path[index]));
    return found.length > 0 ? `/${parts.map((part, index) => (hides(index) ? "…" : part)).join("/")}` : path;
  };
}

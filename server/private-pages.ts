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

/**
 * The path that is meant by what was asked for: an absolute address, dots, signs that nobody needs to escape, and
 * parameters behind a semicolon are other ways to write it, which some proxy or the portal itself understands.
 */
const pathMeantBy = (target: string) =>
  new URL(
    `http://x/${target
      .replace(/%([2-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/^[a-z+.-]+:[/\\]{2}[^/\\]*/i, "")
      .replace(/;[^/\\]*/g, "")}`,
  ).pathname;

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

/** Removes from what was asked for, on any host, the parts that only the reader of a private page may know. */
export function withoutSecrets(build: ServerBuild): (target: string) => string {
  const paths = [undefined, ...sideNames].flatMap((side) => privatePaths(buildOf(build, side)));
  return (target) => {
    const parts = partsOf(pathMeantBy(target));
    const found = paths.filter(beginsLike(parts));
    const hides = (index: number) => found.some((path) => isSecret(path[index]));
    return found.length > 0 ? `/${parts.map((part, index) => (hides(index) ? "…" : part)).join("/")}` : target;
  };
}

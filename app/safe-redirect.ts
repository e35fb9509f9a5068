import { limits } from "#contract/limits.ts";

const ours = "http://ours.invalid";

/** The one check of return addresses: a path of ours, never `//evil`, `/\evil` (trap 2) or what becomes one of them. */
export function safePath(path: unknown, fallback: string): string {
  if (typeof path !== "string" || !path.startsWith("/") || path.includes("\\")) return fallback;
  if (!URL.canParse(path, ours)) return fallback;
  const { origin, pathname, search } = new URL(path, ours);
  // `/.//evil` is a path of ours only until its dots are resolved.
  return origin === ours && !pathname.startsWith("//") ? `${pathname}${search}` : fallback;
}

/**
 * The requested page as a redirect target, without what Remix itself adds to the query. The only way from a
 * request's own path to a `Location`.
 */
export function addressOf(request: Request, query = new URL(request.url).searchParams): string {
  const own = new URLSearchParams(query);
  for (const name of ["_data", "index"]) own.delete(name);
  const { pathname } = new URL(request.url);
  // The code in a provider's answer works once: what leads back there signs in from the start.
  const [, signIn] = /^(\/auth\/\w+)\/callback$/.exec(pathname) ?? [];
  if (signIn) return signIn;
  return safePath(own.size === 0 ? pathname : `${pathname}?${own}`, "/");
}

/** The same without its query. */
export const pathOf = (request: Request): string => addressOf(request, new URLSearchParams());

/** As much of the requested path as a cookie can hold: browsers drop one of more than 4 kB. */
export const returnPathOf = (request: Request): string | null =>
  [addressOf(request), pathOf(request)].find(({ length }) => length <= limits.returnPathCharacters) ?? null;

/** The page that a form in the foot was posted from, without its host. */
export function backTo(request: Request, fallback: string): string {
  const referrer = request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return fallback;
  const { pathname, search } = new URL(referrer);
  return safePath(`${pathname}${search}`, fallback);
}

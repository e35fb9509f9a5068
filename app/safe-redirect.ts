const ours = "http://ours.invalid";

/** The one check of return addresses: a path of ours, never `//evil`, `/\evil` (trap 2) or what becomes one of them. */
export function safePath(path: unknown, fallback: string): string {
  if (typeof path !== "string" || !path.startsWith("/") || path.includes("\\")) return fallback;
  if (!URL.canParse(path, ours)) return fallback;
  const { origin, pathname, search } = new URL(path, ours);
  // `/.//evil` is a path of ours only until its dots are resolved.
  return origin === ours && !pathname.startsWith("//") ? `${pathname}${search}` : fallback;
}

/** The page that a form in the foot was posted from, without its host. */
export function backTo(request: Request, fallback: string): string {
  const referrer = request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return fallback;
  const { pathname, search } = new URL(referrer);
  return safePath(`${pathname}${search}`, fallback);
}

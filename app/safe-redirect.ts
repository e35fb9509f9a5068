/** The one check of return addresses: a path of ours, never `//evil` or `/\evil` (trap 2). */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path || !/^\/(?![/\\])/.test(path) || path.includes("\\")) return fallback;
  const url = new URL(path, "http://ours.invalid");
  return url.origin === "http://ours.invalid" ? `${url.pathname}${url.search}` : fallback;
}

/** The page that a form in the foot was posted from, without its host. */
export function backTo(request: Request, fallback: string): string {
  const referrer = request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return fallback;
  const { pathname, search } = new URL(referrer);
  return safePath(`${pathname}${search}`, fallback);
}

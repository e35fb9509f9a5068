/** The one check of return addresses: a path of ours, never `//evil` or `/\evil` (trap 2). */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path || !/^\/(?![/\\])/.test(path) || /[\\\u0000-\u001f]/.test(path)) return fallback;
  const url = new URL(path, "http://ours.invalid");
  return url.origin === "http://ours.invalid" ? `${url.pathname}${url.search}` : fallback;
}

/**
 * Whether somebody will see the answer as a page, which the scripts of ours may ask for as data. Not what a script looks
 * up beside its page, which accepts JSON alone, nor a picture in it: nobody comes back to those, and their post is no draft.
 */
export function asksForPage({ url, headers }: Request): boolean {
  if (new URL(url).searchParams.has("_data")) return true;
  const destination = headers.get("Sec-Fetch-Dest") ?? "document";
  return destination === "document" && headers.get("Accept") !== "application/json";
}

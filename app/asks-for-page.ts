/** Our scripts ask for a page's data by this parameter. */
export const asksForData = ({ url }: Request) => new URL(url).searchParams.has("_data");

/**
 * Whether somebody will see the answer as a page, which may be asked for as data. Not what a script looks up beside its
 * page, nor a picture in it: nobody comes back to those, and what they post is no draft (ADR 0122).
 */
export function asksForPage(request: Request): boolean {
  const { headers } = request;
  const isShown = ["document", null].includes(headers.get("Sec-Fetch-Dest"));
  return asksForData(request) || (isShown && /text\/(html|\*)|\*\/\*/.test(headers.get("Accept") ?? "*/*"));
}

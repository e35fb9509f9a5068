import type { Request, RequestHandler } from "express";
import { plainPage } from "./plain-page.ts";

const methods = ["GET", "HEAD", "POST", "OPTIONS"];

/** 4xx for requests that no page would make: other methods, malformed addresses, two hosts at once. */
export const wellFormed: RequestHandler = (request, response, next) => {
  const { method } = request;
  if (!methods.includes(method)) {
    request.resume();
    return plainPage(response.set("Allow", methods.join(", ")), 405);
  }
  // The identity provider itself answers scripts of other origins.
  if (method === "OPTIONS" && !request.url.startsWith("/oidc/"))
    return response.set("Allow", methods.join(", ")).status(204).end();
  if (hasTwoHosts(request) || !readTarget(request)) {
    request.resume();
    return plainPage(response, 400);
  }
  next();
};

const hasTwoHosts = ({ rawHeaders }: Request) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1;

/** Reduces an absolute target to its path and takes its host (RFC 9112 §3.2.2); false if it is no valid address. */
function readTarget(request: Request): boolean {
  if (!request.url.startsWith("/")) {
    if (!/^https?:\/\//i.test(request.url) || !URL.canParse(request.url)) return false;
    const { host, pathname, search } = new URL(request.url);
    request.headers.host = host;
    request.url = request.originalUrl = pathname + search;
  }
  const [path = ""] = request.url.split("?");
  try {
    return URL.canParse(`http://${request.headers.host}`) && !path.split("/").some(leadsElsewhere);
  } catch {
    return false;
  }
}

/** Whether a name holds what ends or begins a path: given on decoded, as to a redirect, it would lead to another host. */
const leadsElsewhere = (name: string) => /[/\\\p{Cc}]/u.test(decodeURIComponent(name));

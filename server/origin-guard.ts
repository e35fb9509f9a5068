import type { Request, RequestHandler } from "express";
import { isFormToken } from "./form-token.ts";
import { isLoopback } from "./loopback.ts";
import { plainPage } from "./plain-page.ts";

/**
 * Lets only our own pages post (design §7): `Sec-Fetch-Site: same-origin`, else `Origin` in the list, else,
 * as text browsers send neither, the form token. The guard runs before Remix, which checks page actions only.
 */
export function originGuard(origins: Set<string>): RequestHandler {
  return (request, response, next) => {
    if (["GET", "HEAD", "OPTIONS"].includes(request.method) || isOurs(request, origins)) return next();
    request.resume();
    plainPage(response, 403);
  };
}

function isOurs(request: Request, origins: Set<string>): boolean {
  const site = request.get("Sec-Fetch-Site");
  if (site) return site === "same-origin";
  const origin = request.get("Origin");
  if (origin) return origins.has(origin) || isSameLoopback(origin, request.get("Host") ?? "", origins);
  return true;
}

/** On a developer's machine `localhost` and `127.0.0.1` count as the same origin. */
function isSameLoopback(origin: string, host: string, origins: Set<string>) {
  const isOurMachine = (address: string) => isLoopback(address.replace(/^http:\/\//, ""));
  return [...origins].some(isOurMachine) && isOurMachine(origin) && origin === `http://${host}`;
}

/** True when the headers alone vouch for the post; otherwise the form token must. */
export const hasVouchingHeaders = (request: Request) => !!(request.get("Sec-Fetch-Site") || request.get("Origin"));

/** Whether a post that no header vouches for carries the visitor's form token. */
export const carriesFormToken = (fields: URLSearchParams, visitor: string | undefined, secret: string) =>
  visitor !== undefined && isFormToken(fields.get("formToken") ?? "", visitor, secret);

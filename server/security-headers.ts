import { randomBytes } from "node:crypto";
import type { RequestHandler } from "express";
import helmet from "helmet";

/** Strict headers with a nonce per request. `formTargets` are the origins that a post may be redirected to (trap 7). */
export function securityHeaders({
  isSecure,
  formTargets = [],
}: {
  isSecure: boolean;
  formTargets?: string[];
}): RequestHandler[] {
  const nonced = (_request: unknown, response: unknown) =>
    `'nonce-${(response as { locals: { nonce: string } }).locals.nonce}'`;
  return [
    (_request, response, next) => {
      response.locals.nonce = randomBytes(16).toString("base64");
      next();
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", nonced],
          styleSrc: ["'self'", nonced],
          styleSrcAttr: ["'unsafe-inline'"],
          imgSrc: ["'self'", "data:"],
          fontSrc: ["'self'"],
          // Vite tells a developer's browser of changes through a socket of its own.
          connectSrc: ["'self'", ...(process.env.NODE_ENV === "development" ? ["ws:"] : [])],
          frameSrc: ["'self'"],
          manifestSrc: ["'self'"],
          formAction: ["'self'", ...formTargets],
          baseUri: ["'none'"],
          frameAncestors: ["'self'"],
          objectSrc: ["'none'"],
          ...(isSecure && { upgradeInsecureRequests: [] }),
        },
      },
      // `no-referrer` would make browsers send `Origin: null` with plain posts (design §7).
      referrerPolicy: { policy: "same-origin" },
      strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: "sameorigin" },
    }),
  ];
}

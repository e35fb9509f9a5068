import { randomBytes } from "node:crypto";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Tracker } from "#app/tracking/services.ts";

/** Strict headers with a nonce per request. `formTargets` are the origins that a post may be redirected to (trap 7). */
export function securityHeaders({
  isSecure,
  formTargets = [],
  trackers = [],
  videos,
}: {
  isSecure: boolean;
  formTargets?: string[];
  trackers?: Tracker[];
  /** The folder of the films shown on pages. */
  videos?: string;
}): RequestHandler[] {
  const nonced = (_request: unknown, response: unknown) =>
    `'nonce-${(response as { locals: { nonce: string } }).locals.nonce}'`;
  const scripts = trackers.map(({ script }) => new URL(script).origin);
  const partners = [...new Set([...scripts, ...trackers.flatMap(({ origins }) => origins)])];
  const frames = trackers
    .filter(({ service }) => service === "scheduling")
    .flatMap(({ script, origins }) => [new URL(script).origin, ...origins]);
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
          scriptSrc: ["'self'", nonced, ...new Set(scripts)],
          styleSrc: ["'self'", nonced],
          styleSrcAttr: ["'unsafe-inline'"],
          imgSrc: ["'self'", "data:", ...partners],
          fontSrc: ["'self'"],
          ...(videos && { mediaSrc: [new URL(videos).origin] }),
          // Vite notifies a developer's browser of changes over its own socket.
          connectSrc: ["'self'", ...partners, ...(process.env.NODE_ENV === "development" ? ["ws:"] : [])],
          // The appointment calendar is embedded as a frame.
          frameSrc: ["'self'", ...frames],
          manifestSrc: ["'self'"],
          formAction: ["'self'", ...formTargets],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
          objectSrc: ["'none'"],
          ...(isSecure && { upgradeInsecureRequests: [] }),
        },
      },
      // `no-referrer` would make browsers send `Origin: null` with plain posts (design §7).
      referrerPolicy: { policy: "same-origin" },
      strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: "deny" },
    }),
  ];
}

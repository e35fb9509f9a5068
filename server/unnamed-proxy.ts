import type { Request, RequestHandler } from "express";
import type { Logger } from "pino";

/** Says once that a proxy names addresses which are not believed: all its people count as one address (ADR 0035). */
export function tellOfUnnamedProxy(log: Logger): RequestHandler {
  let isTold = false;
  return (request, _response, next) => {
    if (!isTold && request.headers["x-forwarded-for"] && !isTrusted(request)) {
      isTold = true;
      log.warn(
        { address: request.socket.remoteAddress },
        "X-Forwarded-For is not believed: if this is your proxy or portal, name it in TRUSTED_PROXIES, or all its people share the limits of one address",
      );
    }
    next();
  };
}

const isTrusted = ({ app, socket }: Request): boolean => app.get("trust proxy fn")(socket.remoteAddress, 0);

import type { ErrorRequestHandler } from "express";
import type { Posted } from "#app/context.ts";
import { plainPage } from "./plain-page.ts";

type Failure = Error & { status?: number; posted?: Posted };

/** The last error handler: after a failure outside Remix (most likely of the portal's database) it keeps the input. */
export const failedRequest: ErrorRequestHandler = (error: Failure, request, response, next) => {
  if (response.headersSent) return next(error);
  // A request that Express could not read is the client's mistake.
  if (error.status && error.status < 500) return plainPage(response, 400);
  request.log.error({ err: error }, "request failed");
  plainPage(response, 503, error.posted && { path: request.originalUrl, fields: error.posted.fields });
};

import type { ErrorRequestHandler } from "express";
import type { Posted } from "#app/context.ts";
import { plainPage } from "./plain-page.ts";

type Failure = Error & { status?: number };

/** The last error handler: after a failure outside Remix (most likely of the portal's database) it keeps the input. */
export const failedRequest: ErrorRequestHandler = (error: Failure, request, response, next) => {
  if (response.headersSent) return next(error);
  // A request that Express could not read is the client's mistake.
  if (error.status && error.status < 500) return plainPage(response, 400);
  request.log.error({ err: error }, "request failed");
  const posted: Posted | undefined = response.locals.posted;
  plainPage(response, 503, posted && { path: request.originalUrl, fields: posted.fields });
};

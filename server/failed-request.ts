import type { ErrorRequestHandler } from "express";
import type { Posted } from "#app/context.ts";
import { plainPage } from "./plain-page.ts";

/** The last line: whatever broke outside of Remix (the portal's own database, most likely) keeps the input. */
export const failedRequest: ErrorRequestHandler = (error: Error & { posted?: Posted }, request, response, next) => {
  if (response.headersSent) return next(error);
  request.log.error({ err: error }, "request failed");
  plainPage(response, 503, error.posted && { path: request.originalUrl, fields: error.posted.fields });
};

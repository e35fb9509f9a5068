import { AsyncLocalStorage } from "node:async_hooks";
import type { EventEmitter } from "node:events";
import { constants } from "node:os";
import closeWithGrace from "close-with-grace";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";

interface Own {
  request: Request;
  response: Response;
  next: NextFunction;
}
const current = new AsyncLocalStorage<Own>();

/** Ties everything that runs for a request to it, so that an uncaught error ends only that request. */
export function ownRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const own = { request, response, next };
    // Node calls a body's listeners outside the request's async context.
    for (const part of [request, response] as EventEmitter[]) {
      const emit = part.emit.bind(part);
      part.emit = (...event) => {
        try {
          return current.run(own, () => emit(...event));
        } catch (error) {
          endRequest(log, own, error);
          return true;
        }
      };
    }
    current.run(own, next);
  };
}

const signals = ["SIGTERM", "SIGINT"] as const;
const leave = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);

/**
 * Until `endGracefully` is called there is nothing to finish, and a signal ends the process as a kill would. Node has to
 * be told: as the first process of a container it would ignore them.
 */
export function endAtOnce(): void {
  for (const signal of signals) process.once(signal, leave);
}

/**
 * Ends the process on a signal or an error that belongs to no request, after answering requests under way; the log's
 * last line names the reason. A request's own error is logged, too, and ends only that request (ADR 0036).
 */
export function endGracefully(log: Logger, close: () => Promise<void>): void {
  let reason: unknown;
  for (const signal of signals) process.off(signal, leave);
  const grace = closeWithGrace(
    { delay: 9500, logger: false, skip: ["uncaughtException", "unhandledRejection"] },
    async () => {
      await close();
      if (reason) throw reason;
    },
  );
  const judge = (thrown: unknown) => {
    const error = thrown ?? new Error("Something without a name was thrown");
    const own = current.getStore();
    if (own) return endRequest(log, own, error);
    log.fatal({ err: error }, notCaught);
    reason ??= error;
    grace.close();
  };
  process.on("uncaughtException", judge).on("unhandledRejection", judge);
  process.once("exit", () => {
    if (reason) log.fatal({ err: reason }, "the process ended for this error");
  });
}

const notCaught = "nobody caught this error";

function endRequest(log: Logger, { request, response, next }: Own, error: unknown) {
  (request.log ?? log).fatal({ err: error }, notCaught);
  if (response.headersSent) request.destroy();
  else next(error);
}

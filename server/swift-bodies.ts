import type { Request, RequestHandler, Response } from "express";
import { limits } from "#contract/limits.ts";

const step = limits.stillMilliseconds / 6;

/**
 * Cuts off a body that hardly progresses for a while or is not complete in time: a form has a minute, files longer.
 * The body's reader sees it break off; `refuse` answers its sender.
 */
export function onlySwiftBodies(refuse: (response: Response) => unknown): RequestHandler {
  return (request, response, next) => {
    if (!hasBody(request)) return next();
    const most = request.is("multipart/form-data") ? limits.requestMilliseconds : limits.formMilliseconds;
    let took = 0;
    let still = 0;
    let { bytesRead } = request.socket;
    const watch = setInterval(() => {
      took += step;
      still += step;
      if (request.socket.bytesRead - bytesRead >= limits.progressBytes) {
        still = 0;
        bytesRead = request.socket.bytesRead;
      }
      if (took < most && still < limits.stillMilliseconds) return;
      clearInterval(watch);
      if (response.headersSent) return request.destroy();
      response.once("finish", () => request.destroy());
      refuse(response.set("Connection", "close"));
    }, step);
    for (const event of ["end", "close"]) request.once(event, () => clearInterval(watch));
    response.once("close", () => clearInterval(watch));
    next();
  };
}

export const hasBody = ({ headers }: Request) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

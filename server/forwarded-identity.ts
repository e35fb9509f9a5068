import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { pipeline } from "node:stream";
import type { RequestHandler } from "express";
import { limits } from "#contract/limits.ts";

/** Hands the identity provider's addresses on to a backend that runs alone: browsers see one host (design §4). */
export function forwardedIdentity(backendUrl: string): RequestHandler {
  const { protocol, hostname, port } = new URL(backendUrl);
  const open = protocol === "https:" ? httpsRequest : httpRequest;
  return (request, response, next) => {
    const { method, originalUrl: path, headers } = request;
    const signal = AbortSignal.timeout(limits.backendMilliseconds);
    const onward = open({ hostname, port, method, path, headers, signal }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    pipeline(request, onward, (error) => error && next(error));
  };
}

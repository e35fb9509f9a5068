import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { pipeline } from "node:stream/promises";
import type { Request, RequestHandler } from "express";
import type { Circuit } from "#app/api/circuit.server.ts";

/** Proxies the identity provider's addresses to a stand-alone backend: browsers see one host (design §4). */
export function forwardedIdentity(backendUrl: string, circuit: Circuit): RequestHandler {
  const { protocol, host, hostname, port, pathname } = new URL(backendUrl);
  const open = protocol === "https:" ? httpsRequest : httpRequest;

  async function answerTo(request: Request, signal: AbortSignal) {
    const { method, originalUrl, ip } = request;
    // Not resolved as an address: dots in it would lead out of /oidc.
    const path = pathname.replace(/\/$/, "") + originalUrl;
    // A certificate and an ingress go by the host, and the provider makes its addresses from the issuer's.
    const headers = { ...request.headers, host, "x-forwarded-for": ip ?? "" };
    const onward = open({ hostname, port, method, path, headers, signal });
    const answered = once(onward, "response");
    await Promise.all([answered, pipeline(request, onward)]);
    return (await answered)[0] as IncomingMessage;
  }

  return async (request, response, next) => {
    try {
      const answer = await circuit((signal) => answerTo(request, signal));
      if (isBroken(answer)) {
        answer.destroy();
        throw new Error(`The identity provider answered ${answer.statusCode}`);
      }
      // A pipeline listens for the end seven times, beside all that listens already: no leak, as Node would suspect.
      response.setMaxListeners(20).writeHead(answer.statusCode ?? 502, answer.headers);
      await pipeline(answer, response);
    } catch (error) {
      next(error);
    }
  };
}

/** Whether a browser would show the answer as raw text, which no reader could understand. */
const isBroken = ({ statusCode = 502, headers }: IncomingMessage) =>
  statusCode >= 500 && !headers["content-type"]?.startsWith("text/html");

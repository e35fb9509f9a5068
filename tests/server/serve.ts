import { once } from "node:events";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import express, { type RequestHandler } from "express";
import { afterAll } from "vitest";

interface Sent {
  method?: string;
  path?: string;
  headers?: NodeJS.Dict<string>;
  body?: string | Buffer;
  /** Closes the connection when it aborts. */
  signal?: AbortSignal;
}

/** Puts handlers on a port for the calling test file. What is sent is sent as it is: `fetch` guards some headers. */
export async function serve(...handlers: RequestHandler[]) {
  const server = express()
    .use(...handlers)
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;

  return async function send({ method = "GET", path = "/", headers = {}, body, signal }: Sent = {}): Promise<{
    status: number;
    headers: IncomingHttpHeaders;
    body: string;
  }> {
    const request = httpRequest({ host: "127.0.0.1", port, method, path, headers, signal });
    request.end(body);
    const [response] = await once(request, "response");
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
}

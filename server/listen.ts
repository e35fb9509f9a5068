import { createServer, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Express } from "express";
import { defaultLanguage } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { inTurn } from "./in-turn.ts";
import { pageText, plainHeaders } from "./plain-page.ts";

/** Longer than proxies keep an idle connection (60 s): a post would meet one that is just closing. */
const keepAliveTimeout = 70_000;

/** Where a server listens: on every network unless a host is named. */
export interface Address {
  port: number;
  host?: string;
}

/** Puts an app on its port. Slow requests and malformed HTTP are answered with an error and disconnected. */
export function listen(app: Express, { port, host }: Address): Promise<Server> {
  const answers = new WeakMap<Socket, ServerResponse>();
  const server = createServer(
    {
      keepAliveTimeout,
      headersTimeout: limits.headMilliseconds,
      requestTimeout: limits.requestMilliseconds,
      connectionsCheckingInterval: limits.headMilliseconds / 4,
    },
    inTurn((request, response) => {
      answers.set(request.socket, response);
      app(request, response);
    }),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable && !isUnderWay(answers.get(socket))) socket.write(refusal(statusOf(error)));
    socket.destroy();
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve(server));
  });
}

const isUnderWay = (answer: ServerResponse | undefined) => !!answer?.headersSent && !answer.writableFinished;

function statusOf({ code }: NodeJS.ErrnoException) {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}

/** The raw answer: the bytes never became a request, so there is no response object to write it with. */
function refusal(status: 400 | 408 | 431): string {
  const page = pageText(defaultLanguage, status);
  const head = {
    Connection: "close",
    ...plainHeaders,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(page),
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${page}`;
}

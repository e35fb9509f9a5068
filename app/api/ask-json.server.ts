import http from "node:http";
import https from "node:https";
import { limits } from "#contract/limits.ts";

/** What callers read of an answer; a `Response` of `fetch` is one, too. */
export interface Answer {
  ok: boolean;
  status: number;
  headers: Pick<Headers, "get" | "getSetCookie">;
  json(): Promise<unknown>;
}

interface Question {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal;
}

// The portal closes a waiting connection itself: a change sent while the server does so would be lost on the way.
const kept = { keepAlive: true, timeout: limits.keptConnectionMilliseconds };
const senders = {
  "http:": { module: http, agent: new http.Agent(kept) },
  "https:": { module: https, agent: new https.Agent(kept) },
};

/**
 * Asks a server for JSON by a kept connection, as `fetch` does, which takes more of a page's time for it (ADR 0082).
 * Settled with the head of the answer: `json` fails when the body breaks off.
 */
export async function askJson(url: string, question: Question): Promise<Answer> {
  const { signal } = question;
  const orReason = <T>(work: Promise<T>) =>
    work.catch((error) => {
      throw signal.aborted ? signal.reason : error;
    });
  const message = await orReason(send(url, question));
  const status = message.statusCode ?? 0;
  const body = orReason(readWhole(message));
  // Not everybody reads the body.
  body.catch(() => undefined);
  const json = async () => JSON.parse(await body);
  return { ok: status >= 200 && status < 300, status, headers: headersOf(message), json };
}

async function send(url: string, question: Question): Promise<http.IncomingMessage> {
  const { method, headers, body, signal } = question;
  const address = new URL(url);
  const { module, agent } = senders[address.protocol as keyof typeof senders];
  const asked = module.request(address, { method, headers, agent, signal });
  const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
    asked.once("response", resolve);
    asked.on("error", reject);
  });
  asked.end(body);
  try {
    return await answered;
  } catch (error) {
    // The server had closed the kept connection meanwhile; reading once more changes nothing.
    const wasClosed = asked.reusedSocket && (error as NodeJS.ErrnoException).code === "ECONNRESET";
    if (method === "GET" && wasClosed && !signal.aborted) return send(url, question);
    throw error;
  }
}

const readWhole = (message: http.IncomingMessage) =>
  new Promise<string>((resolve, reject) => {
    const parts: Buffer[] = [];
    message.on("data", (part: Buffer) => parts.push(part));
    message.once("end", () => resolve(Buffer.concat(parts).toString()));
    message.once("error", reject);
  });

const headersOf = ({ headers }: http.IncomingMessage): Answer["headers"] => ({
  get: (name) => headers[name.toLowerCase()]?.toString() ?? null,
  getSetCookie: () => headers["set-cookie"] ?? [],
});

import type { RequestHandler } from "express";
import { senderOf } from "#backend/sender-of.ts";
import { limits } from "#contract/limits.ts";
import { hasBody } from "./swift-bodies.ts";

/** What is under way for each address that asked for something, and what waits. */
const addresses = new Map<string, { underWay: number; waiting: Set<() => void> }>();

/**
 * Does the work of one address `limits.requestsOfOne` at a time, in the order in which it came: an address that asks
 * for a lot waits for itself, and others wait for no more than that. Nothing is done for those who have left by then.
 */
export async function fewAtOnce<T>(address: string, gone: AbortSignal, work: () => Promise<T>): Promise<T | undefined> {
  const own = addresses.get(address) ?? { underWay: 0, waiting: new Set() };
  addresses.set(address, own);
  if (own.underWay < limits.requestsOfOne) own.underWay += 1;
  else if (!(await getsTurn(own.waiting, gone))) return;
  try {
    return await work();
  } finally {
    const [next] = own.waiting;
    // What is done hands its turn on.
    if (next) next();
    else own.underWay -= 1;
    if (own.underWay === 0) addresses.delete(address);
  }
}

/** Waits for a turn; false when its connection has closed before. */
const getsTurn = (waiting: Set<() => void>, gone: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const end = (hasTurn: boolean) => {
      waiting.delete(begin);
      gone.removeEventListener("abort", leave);
      resolve(hasTurn);
    };
    const begin = () => end(true);
    const leave = () => end(false);
    if (gone.aborted) return leave();
    waiting.add(begin);
    gone.addEventListener("abort", leave);
  });

/** Lets requests of one address go on few at once, each until it is answered. */
export const answerFewAtOnce: RequestHandler = (request, response, next) => {
  const sender = senderOf(request);
  const closed = new AbortController();
  response.once("close", () => closed.abort());
  const answer = () =>
    new Promise<void>((answered) => {
      closed.signal.addEventListener("abort", () => answered());
      next();
    });
  // A body is read within its turn here, so that bodies take turns of their own: a slow line holds up nobody's pages.
  void fewAtOnce(hasBody(request) ? `bodies of ${sender}` : sender, closed.signal, answer);
};

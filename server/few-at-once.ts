import type { RequestHandler } from "express";
import { limits } from "#contract/limits.ts";
import { hasBody } from "./swift-bodies.ts";

/** What is under way for each address that asked for something, and what waits. */
const addresses = new Map<string, { underWay: number; waiting: (() => void)[] }>();

/**
 * Does the work of one address `limits.requestsOfOne` at a time, in the order in which it came: an address that asks
 * for a lot waits for itself, and others wait for no more than that.
 */
export async function fewAtOnce<T>(address: string, work: () => Promise<T>): Promise<T> {
  const own = addresses.get(address) ?? { underWay: 0, waiting: [] };
  addresses.set(address, own);
  if (own.underWay < limits.requestsOfOne) own.underWay += 1;
  else await new Promise<void>((begin) => own.waiting.push(begin));
  try {
    return await work();
  } finally {
    const next = own.waiting.shift();
    // What is done hands its turn on.
    if (next) next();
    else own.underWay -= 1;
    if (own.underWay === 0) addresses.delete(address);
  }
}

/** Lets requests of one address go on few at once, each until it is answered. */
export const answerFewAtOnce: RequestHandler = (request, response, next) => {
  const { ip = "" } = request;
  const answer = () =>
    new Promise<void>((answered) => {
      response.once("close", answered);
      next();
    });
  // A body is read within its turn here, so that bodies take turns of their own: a slow line holds up nobody's pages.
  void fewAtOnce(hasBody(request) ? `bodies of ${ip}` : ip, answer);
};

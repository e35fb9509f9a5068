import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { limits } from "#contract/limits.ts";

/**
 * Answers what one connection asks for one after the other: Node begins all at once, and never ends what waits behind
 * an answer that nobody reads. A connection that asks for too much at once is cut off.
 */
export function inTurn(answer: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    if (line.length >= limits.pipelinedRequests) socket.destroy();
    // Node goes on reading the bytes at hand after the connection has been cut.
    if (socket.destroyed) return;
    line.push(() => answer(request, response));
    response.on("close", () => {
      line.shift();
      if (!socket.destroyed) line[0]?.();
    });
    if (line.length === 1) line[0]?.();
  };
}

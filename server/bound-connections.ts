import type { Server } from "node:http";
import type { Logger } from "pino";
import { limits } from "#contract/limits.ts";
import { minute } from "#domain/time.ts";

const quietMilliseconds = minute;

/** Drops connections beyond what one portal can hold (ADR 0035), and says so once a minute. */
export function boundConnections(server: Server, log: Logger, most: number = limits.connections) {
  server.maxConnections = most;
  let dropped = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  server.on("drop", () => {
    dropped += 1;
    if (Date.now() - saidAt < quietMilliseconds) return;
    saidAt = Date.now();
    log.warn({ connections: most, dropped }, "too many connections at once, some are dropped");
  });
}

import type { RequestHandler } from "express";
import type { Database } from "#backend/db/open.ts";
import { usualRetryAfter } from "#contract/errors.ts";

/** Liveness: the process answers. */
export const health: RequestHandler = (_request, response) => {
  response.json({ status: "ok" });
};

/** Readiness: database and student service, whose `/health` is the only one (§7), answer, and the process goes on. */
export function ready(database: Database, backendUrl: string, isClosing: () => boolean): RequestHandler {
  return async (_request, response) => {
    try {
      if (isClosing()) throw new Error("closing");
      await database.pool.query("select 1");
      const { ok } = await fetch(`${backendUrl}/health`, { signal: AbortSignal.timeout(1000) });
      if (!ok) throw new Error("backend away");
      response.json({ status: "ready" });
    } catch {
      response.set("Retry-After", usualRetryAfter[503]).status(503).json({ status: "not ready" });
    }
  };
}

import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Executor } from "#backend/db/open.ts";

/** Resolves once somebody waits for what a transaction has locked. */
export const untilSomebodyWaits = (tx: Executor) =>
  vi.waitFor(
    async () => {
      // Not pg_stat_activity, which a transaction sees as it was when it first asked: without connections made since.
      const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
      expect((await tx.execute(waiting)).rows).toHaveLength(1);
    },
    { timeout: 20_000 },
  );

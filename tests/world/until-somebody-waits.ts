import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Executor } from "#backend/db/open.ts";

/** Resolves once somebody waits for what a transaction has locked, or as many as that, one behind the other. */
export const untilSomebodyWaits = (tx: Executor, count = 1) =>
  vi.waitFor(
    async () => {
      // Not pg_stat_activity, which a transaction sees as it was when it first asked: without connections made since.
      const waiting = sql`with recursive waiting as (
        select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
        union select behind.pid from pg_locks behind join waiting on waiting.pid = any(pg_blocking_pids(behind.pid))
          where not behind.granted
      ) select 1 from waiting`;
      expect((await tx.execute(waiting)).rows.length).toBeGreaterThanOrEqual(count);
    },
    { timeout: 20_000 },
  );

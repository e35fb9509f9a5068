import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Executor } from "#backend/db/open.ts";

/** Resolves once somebody waits for what a transaction has locked. */
export const untilSomebodyWaits = (tx: Executor) =>
  vi.waitFor(
    async () => {
      const waiting = sql`select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`;
      expect((await tx.execute(waiting)).rows).toHaveLength(1);
    },
    { timeout: 20_000 },
  );

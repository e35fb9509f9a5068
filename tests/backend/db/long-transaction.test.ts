import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { longTransaction } from "#backend/db/long-transaction.ts";
import { useBackend } from "../../world/backend.ts";

const { backend } = await useBackend();
const { db } = backend.database;

it("the server lets a long transaction be idle, and no other", async () => {
  const shown = sql`show idle_in_transaction_session_timeout`;
  const limits = await longTransaction(db, async (tx) => (await tx.execute(shown)).rows);
  expect(limits).toEqual([{ idle_in_transaction_session_timeout: "0" }]);
  const others = await Promise.all([...Array(20)].map(() => db.transaction((tx) => tx.execute(shown))));
  for (const { rows } of others) expect(rows).toEqual([{ idle_in_transaction_session_timeout: "5s" }]);
});

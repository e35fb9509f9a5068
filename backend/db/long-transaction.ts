import { sql } from "drizzle-orm";
import type { Db, Tx } from "./open.ts";

/**
 * A transaction for start data: places are read, pictures drawn and passwords hashed in it, which on a busy machine
 * takes longer than the server lets others be idle.
 */
export const longTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    return work(tx);
  });

import { sql } from "drizzle-orm";
import type { Executor } from "./open.ts";

/**
 * Tells databases apart by their server and their place on it: a restored dump has another id, a copied server the
 * same. Private servers that began as copies of one cluster have a setting of their own.
 */
export async function databaseId(db: Executor): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select concat_ws('-', system_identifier, oid, current_setting('portal.cluster', true)) as id
    from pg_control_system(), pg_database where datname = current_database()`);
  return rows[0]!.id;
}

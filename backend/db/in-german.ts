import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Names in the order of a German register, whatever the database's own language: Ä beside A. */
export const inGerman = (name: AnyPgColumn | SQL) => sql`${name} collate "de-x-icu"`;

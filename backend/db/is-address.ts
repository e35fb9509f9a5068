import { type AnyColumn, eq, sql } from "drizzle-orm";

/** Whether a column holds an e-mail address, in whatever case either is written: the indexes are of the lower one. */
export const isAddress = (column: AnyColumn, email: string) => eq(sql`lower(${column})`, email.toLowerCase());

import { boolean, timestamp, uuid } from "drizzle-orm/pg-core";

export const id = () => uuid().primaryKey().defaultRandom();
export const moment = () => timestamp({ withTimezone: true });
export const createdAt = () => moment().notNull().defaultNow();
/** Marks demo data, which a public portal never serves. */
export const isDemo = () => boolean().notNull().default(false);
/** When the sweep first missed the file; the row stays, because the file may come back. */
export const missingSince = () => moment();

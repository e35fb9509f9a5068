import { boolean, timestamp, uuid } from "drizzle-orm/pg-core";

export const id = () => uuid().primaryKey().defaultRandom();
export const moment = () => timestamp({ withTimezone: true });
export const createdAt = () => moment().notNull().defaultNow();
/** Made up for the demo: never served where a portal is public. */
export const isDemo = () => boolean().notNull().default(false);
/** When the sweep first found no file; the row is kept, for the file may come back. */
export const missingSince = () => moment();

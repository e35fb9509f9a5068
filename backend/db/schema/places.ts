import { doublePrecision, pgTable, text } from "drizzle-orm/pg-core";

/** German postal codes with the centre of their place. */
export const place = pgTable("place", {
  postalCode: text().primaryKey(),
  city: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
});

import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { createdAt, moment } from "./columns.ts";
import { officeText } from "./texts.ts";

export const campaignParticipation = pgTable(
  "campaign_participation",
  {
    campaignId: text()
      .notNull()
      .references(() => officeText.id, { onDelete: "cascade" }),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    registeredAt: createdAt(),
    participatedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.accountId] }), index().on(t.accountId)],
);

/** Counts visits to an address with `t=…` (spec §7 `POST /t/{id}`). */
export const trackedLink = pgTable("tracked_link", {
  id: text().primaryKey(),
  opened: integer().notNull().default(0),
  lastAt: createdAt(),
});

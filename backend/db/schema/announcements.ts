import { date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { createdAt, id, isDemo, moment } from "./columns.ts";

export const news = pgTable(
  "news",
  {
    id: id(),
    audience: text().$type<"applicant" | "company">().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    isDemo: isDemo(),
    publishedAt: createdAt(),
  },
  (t) => [index().on(t.audience, t.publishedAt)],
);

/** A course for the people at companies who look after students. */
export const upskillingOffer = pgTable("upskilling_offer", {
  id: id(),
  title: text().notNull(),
  text: text().notNull(),
  /** null: at any time. */
  startsAt: moment(),
  /** null: online. */
  place: text(),
  isDemo: isDemo(),
  createdAt: createdAt(),
});

export const campaign = pgTable("campaign", {
  id: id(),
  name: text().notNull(),
  text: text().notNull(),
  isDemo: isDemo(),
  endsOn: date().notNull(),
});

export const campaignParticipation = pgTable(
  "campaign_participation",
  {
    campaignId: uuid()
      .notNull()
      .references(() => campaign.id, { onDelete: "cascade" }),
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

import { boolean, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { createdAt, moment } from "./columns.ts";
import { jobOpening } from "./job-openings.ts";

/** A reader's marks on an opening: flags of the viewer, not of the application (design §6). */
export const jobOpeningMark = pgTable(
  "job_opening_mark",
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    jobOpeningId: uuid()
      .notNull()
      .references(() => jobOpening.id, { onDelete: "cascade" }),
    isFavorite: boolean().notNull().default(false),
    viewedAt: moment(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.jobOpeningId] }), index().on(t.jobOpeningId)],
);

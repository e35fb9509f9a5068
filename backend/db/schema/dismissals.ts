import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { createdAt } from "./columns.ts";
import { companyUser } from "./companies.ts";
import { jobOpening } from "./job-openings.ts";

/** Recommended applicants whom a company has declined for an opening. */
export const dismissal = pgTable(
  "dismissal",
  {
    jobOpeningId: uuid()
      .notNull()
      .references(() => jobOpening.id, { onDelete: "cascade" }),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    companyUserId: uuid().references(() => companyUser.id, { onDelete: "set null" }),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.jobOpeningId, t.accountId] }), index().on(t.accountId), index().on(t.companyUserId)],
);

import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { createdAt, id, moment } from "./columns.ts";
import { companyUser } from "./companies.ts";
import { jobOpening } from "./job-openings.ts";
import { advisor } from "./unit.ts";

/** A company user's note about an applicant at an opening; deleted with either, and kept without its author. */
export const comment = pgTable(
  "comment",
  {
    id: id(),
    jobOpeningId: uuid()
      .notNull()
      .references(() => jobOpening.id, { onDelete: "cascade" }),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    companyUserId: uuid().references(() => companyUser.id, { onDelete: "set null" }),
    text: text().notNull(),
    createdAt: createdAt(),
    changedAt: moment(),
    version: integer().notNull().default(1),
  },
  (t) => [index().on(t.jobOpeningId, t.accountId, t.createdAt), index().on(t.accountId), index().on(t.companyUserId)],
);

/** A study advisor's note about an applicant; deleted with the applicant, and kept without its author. */
export const applicantNote = pgTable(
  "applicant_note",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    advisorId: uuid().references(() => advisor.id, { onDelete: "set null" }),
    text: text().notNull(),
    createdAt: createdAt(),
    changedAt: moment(),
    version: integer().notNull().default(1),
  },
  (t) => [index().on(t.accountId, t.createdAt), index().on(t.advisorId)],
);

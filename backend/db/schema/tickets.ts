import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { TicketStatus } from "#contract/enumerations/tickets.ts";
import type { SideRole } from "#contract/sides.ts";
import { account } from "./account.ts";
import { createdAt, id, storedFile } from "./columns.ts";
import { company, companyUser } from "./companies.ts";
import { advisor } from "./unit.ts";

export const supportTicket = pgTable(
  "support_ticket",
  {
    id: id(),
    accountId: uuid().references(() => account.id, { onDelete: "cascade" }),
    /** Who opened it for their company, whose colleagues see it as well unless it is private. */
    companyUserId: uuid().references(() => companyUser.id, { onDelete: "set null" }),
    companyId: uuid().references(() => company.id, { onDelete: "cascade" }),
    isPrivate: boolean().notNull().default(false),
    subject: text().notNull(),
    status: text().$type<TicketStatus>().notNull().default("open"),
    /** Who took it or was handed it; null: the applicant's own advisor, for a company nobody yet (ADR 0084). */
    advisorId: uuid().references(() => advisor.id, { onDelete: "set null" }),
    /** Since when the person who asked waits, or last waited, for an answer of ours. */
    askedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    createdAt: createdAt(),
    changedAt: createdAt(),
  },
  (t) => [
    index().on(t.accountId, t.changedAt),
    index().on(t.companyUserId, t.changedAt),
    index().on(t.companyId, t.changedAt),
    index().on(t.advisorId),
    index("support_ticket_waits").on(t.askedAt, t.id).where(sql`${t.status} in ('open', 'in_progress')`),
  ],
);

export const ticketMessage = pgTable(
  "ticket_message",
  {
    id: id(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTicket.id, { onDelete: "cascade" }),
    role: text().$type<SideRole>().notNull(),
    /** The colleague of a company who wrote it: any of them may answer. */
    companyUserId: uuid().references(() => companyUser.id, { onDelete: "set null" }),
    advisorId: uuid().references(() => advisor.id, { onDelete: "set null" }),
    /** Null: a colleague who has deleted their access. */
    author: text(),
    text: text().notNull(),
    at: createdAt(),
  },
  (t) => [index().on(t.ticketId, t.at), index().on(t.companyUserId), index().on(t.advisorId)],
);

/** Stored before its message: until then it belongs to its uploader, and the sweep removes it if no message comes. */
export const ticketAttachment = pgTable(
  "ticket_attachment",
  {
    id: id(),
    messageId: uuid().references(() => ticketMessage.id, { onDelete: "cascade" }),
    accountId: uuid().references(() => account.id, { onDelete: "cascade" }),
    companyUserId: uuid().references(() => companyUser.id, { onDelete: "set null" }),
    advisorId: uuid().references(() => advisor.id, { onDelete: "set null" }),
    ...storedFile(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.messageId),
    index().on(t.accountId),
    index().on(t.companyUserId),
    index().on(t.advisorId),
    index("ticket_attachment_missing").on(t.missingSince).where(sql`${t.missingSince} is not null`),
    index("ticket_attachment_waiting").on(t.createdAt).where(sql`${t.messageId} is null`),
  ],
);

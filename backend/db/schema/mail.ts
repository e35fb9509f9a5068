import { type SQLWrapper, sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";

/** The applicant to whose page at a company a mail leads, by its content; null where it leads elsewhere. */
export const applicantIn = (content: SQLWrapper) =>
  sql`substring(${content}->'values'->>'link' from '/applicants/([^/?]+)')`;

/** The log of mails: one line each, written when it is queued (ADR 0085). */
export const mail = pgTable(
  "mail",
  {
    id: id(),
    kind: text().notNull(),
    to: text().notNull(),
    /** The payload of its job, to send it again; null for a kind that nobody may send again, and where it names somebody deleted or went to an address given up. */
    content: jsonb().$type<Record<string, unknown>>(),
    queuedAt: createdAt(),
    sentAt: moment(),
    /** When it was given up: the server refuses the address, or refused the mail too often. */
    failedAt: moment(),
    /** Why the last attempt failed, as a code of SMTP or of the network (`550`, `ECONNREFUSED`); never a text. */
    failure: text(),
  },
  (t) => [
    index().on(t.queuedAt),
    index().on(t.kind, t.queuedAt),
    index("mail_to_lower").on(sql`lower(${t.to}) text_pattern_ops`, t.queuedAt),
    index("mail_about_applicant")
      .on(applicantIn(t.content))
      .where(sql`${applicantIn(t.content)} is not null`),
    index("mail_waiting").on(t.queuedAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    index("mail_failed").on(t.queuedAt).where(sql`${t.failedAt} is not null`),
  ],
);

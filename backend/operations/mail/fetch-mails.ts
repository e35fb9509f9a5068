import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { LoggedMail, MailState } from "#contract/entities/logged-mail.ts";
import { isWaiting } from "../../db/mails.ts";
import type { Executor } from "../../db/open.ts";
import { mail } from "../../db/schema/mail.ts";
import { atStart } from "../../db/search-form.ts";
import { mailKindNames } from "../../mail/mail-kinds.ts";
import type { Work } from "../../work.ts";
import { type Days, isBetween } from "../between-days.ts";
import { isAfter, newestFirst, pageOf, placeOf } from "../page-key.ts";
import { isRepeatable } from "./is-repeatable.ts";

interface Wanted extends Days {
  /** The beginning of an address. */
  search?: string;
  kind?: string;
  state?: MailState;
  /** `next` of the page before. */
  after?: string;
  size: number;
}

const order = { at: mail.queuedAt, id: mail.id };
const isIn: Record<MailState, SQL | undefined> = {
  waiting: isWaiting,
  sent: isNotNull(mail.sentAt),
  failed: isNotNull(mail.failedAt),
};

/** One page of the mails, the newest first, and all kinds that there are. 400 for an `after` that was not given out. */
export async function fetchMails(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { search, kind, state, after, size, ...days }: Wanted,
) {
  const rows = await select(
    db,
    and(
      search ? beginsWith(search) : undefined,
      kind ? eq(mail.kind, kind) : undefined,
      state && isIn[state],
      isBetween(mail.queuedAt, days),
      isAfter(order, after),
    ),
  ).limit(size + 1);
  const { items, next } = pageOf(rows, size);
  return { items: items.map(shown), next, kinds: mailKindNames };
}

/** The mails that meet a condition, the newest first; a page shows `deskLimits.mailsOfOne`. */
export async function mailsWhere(db: Executor, which: SQL, limit?: number): Promise<LoggedMail[]> {
  const rows = select(db, which);
  return (await (limit === undefined ? rows : rows.limit(limit))).map(shown);
}

const select = (db: Executor, which: SQL | undefined) =>
  db
    .select({ row: mail, isRepeatable: isRepeatable(db), place: placeOf(order) })
    .from(mail)
    .where(which)
    .orderBy(...newestFirst(order));

const beginsWith = (search: string) => sql`lower(${mail.to}) like ${atStart(search.toLowerCase())}`;

const shown = ({
  row: { id, kind, to, queuedAt, sentAt, failedAt, failure },
  isRepeatable,
}: {
  row: typeof mail.$inferSelect;
  isRepeatable: boolean;
}): LoggedMail => ({
  id,
  kind,
  to,
  queuedAt: queuedAt.toISOString(),
  state: sentAt ? "sent" : failedAt ? "failed" : "waiting",
  endedAt: (sentAt ?? failedAt)?.toISOString() ?? null,
  failure,
  isRepeatable,
});

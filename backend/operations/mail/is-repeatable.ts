import { and, exists, isNotNull, isNull, or, sql } from "drizzle-orm";
import { isOver } from "../../db/mails.ts";
import type { Executor } from "../../db/open.ts";
import { mail } from "../../db/schema/mail.ts";
import { applicant, colleague } from "./has-reader.ts";

const category = sql`(${mail.content} ->> 'category')`;
const companyId = sql`(${mail.content} ->> 'companyId')::uuid`;
const [kind, to] = [sql`${mail.kind}`, sql`${mail.to}`];

/** Whether a line's mail can go out once more: its words are kept, it waits no longer, and it would be sent now. */
export const isRepeatable = (db: Executor) =>
  sql<boolean>`${and(
    isNotNull(mail.content),
    isOver,
    or(isNull(companyId), exists(colleague(db, { kind, to, companyId, category }))),
    or(isNull(category), isNotNull(companyId), exists(applicant(db, { to, category }))),
  )}`;

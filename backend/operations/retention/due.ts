import { and, eq, gte, lt, not, notExists, or, sql } from "drizzle-orm";
import type { RetentionDays } from "#contract/entities/retention.ts";
import { type RetentionKind, retention, retentionKinds } from "#contract/enumerations/retention.ts";
import { day } from "#domain/time.ts";
import { isOver } from "../../db/mails.ts";
import type { Executor } from "../../db/open.ts";
import { wasUsed } from "../../db/people.ts";
import { account } from "../../db/schema/account.ts";
import { auditEntry } from "../../db/schema/calls.ts";
import { companyUser } from "../../db/schema/companies.ts";
import { identityAccount, identityCode, oidcModel, registration } from "../../db/schema/identity.ts";
import { mail } from "../../db/schema/mail.ts";
import { portalDraft } from "../../db/schema/portal.ts";
import { retention as chosen } from "../../db/schema/retention.ts";
import { advisor } from "../../db/schema/unit.ts";
import { isKeptFor } from "../../identity/sessions.ts";

/** The days that hold: what the office has said, else as they begin. */
export const daysWith = (said: Partial<RetentionDays>) =>
  Object.fromEntries(retentionKinds.map((kind) => [kind, said[kind] ?? retention[kind].default])) as RetentionDays;

/** What the office has said, with its versions. */
export async function chosenRetention(db: Executor) {
  const [row] = await db.select().from(chosen);
  return row ?? { days: {}, version: 1, answerVersions: {} };
}

/** The days that are in force. */
export const daysInForce = async (db: Executor) => daysWith((await chosenRetention(db)).days);

/** What is kept no longer at a moment, by kind. */
export function isDue(db: Executor, days: RetentionDays, now: Date) {
  const before = (kind: RetentionKind) => new Date(now.getTime() - days[kind] * day);
  return {
    lostApplicants: hasEnded(before("lostApplicants")),
    drafts: lt(portalDraft.at, before("drafts")),
    unconfirmed: isForsaken(db, before("unconfirmed")),
    registrations: lt(registration.createdAt, before("unconfirmed")),
    mails: and(lt(mail.queuedAt, before("mails")), isOver),
    audit: lt(auditEntry.at, before("audit")),
  };
}

/** All that they applied for ended before then: somebody who studies or still looks is never meant. */
const hasEnded = (then: Date) => sql`
  exists (select from unit where unit.account_id = ${account.id})
  and not exists (
    select from unit where unit.account_id = ${account.id} and (unit.stage <> 'Lost' or coalesce(
      (select max(at) from stage_change where unit_id = unit.id and "to" = 'Lost'), unit.created_at
    ) >= ${then.toISOString()}::timestamptz)
  )`;

/** Registered before then and not since, never used and not about to be; not a confirmed address that a side awaits. */
function isForsaken(db: Executor, then: Date) {
  const { id, emailVerified, createdAt } = identityAccount;
  const isTheirs = and(eq(registration.identityId, id), gte(registration.createdAt, then));
  const rows = [
    db.select().from(registration).where(isTheirs),
    db.select().from(identityCode).where(eq(identityCode.identityId, id)),
    // A code is gone once it is typed, and the portal hears of them a few steps later.
    db
      .select()
      .from(oidcModel)
      .where(isKeptFor(sql`${id}::text`)),
  ];
  const isNobodys = and(...[advisor, companyUser].map((side) => notExists(withTheirAddress(db, side))));
  const isForgotten = or(eq(emailVerified, false), isNobodys);
  return and(lt(createdAt, then), ...rows.map((of) => notExists(of)), not(wasUsed), isForgotten);
}

/** Those of a side who have the address of an identity: until they sign in, they are known by it alone. */
const withTheirAddress = (db: Executor, side: typeof advisor | typeof companyUser) =>
  db
    .select()
    .from(side)
    .where(eq(sql`lower(${side.email})`, sql`lower(${identityAccount.email})`));

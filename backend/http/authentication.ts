import { and, eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { errorCodes, Refusal } from "#contract/errors.ts";
import type { Caller, CompanyCaller } from "../callers.ts";
import { personalColumns } from "../db/accounts.ts";
import type { Db } from "../db/open.ts";
import { account } from "../db/schema/account.ts";
import { company, companyUser, employee } from "../db/schema/companies.ts";
import { apiToken, person } from "../db/schema/people.ts";
import { advisor, unit } from "../db/schema/unit.ts";
import { hashOf } from "../identity/secrets.ts";

/** Finds the caller with one query. Refuses an unknown, revoked or expired token with its code of spec §8. */
export function openAuthentication(db: Db) {
  const findToken = prepareFindToken(db);
  return async (authorization: string | undefined, now: Date): Promise<Caller> => {
    const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? "")?.[1];
    if (!authorization) throw new Refusal(errorCodes.unauthenticated, "Nicht angemeldet.");
    if (!token) throw new Refusal(errorCodes.tokenInvalid, "Das Token ist ungültig.");
    const [found] = await findToken.execute({ hash: hashOf(token) });
    if (!found) throw new Refusal(errorCodes.tokenInvalid, "Das Token ist ungültig.");
    if (found.token.revokedAt) throw new Refusal(errorCodes.tokenRevoked, "Das Token wurde widerrufen.");
    if (found.token.expiresAt <= now) throw new Refusal(errorCodes.tokenExpired, "Das Token ist abgelaufen.");
    const { personId } = found.token;
    if (found.account) {
      const account = { ...found.account, ...found.personal };
      return { role: "applicant", id: account.id, personId, account, units: found.units.map(unitOf) };
    }
    if (found.advisor && !found.advisor.lockedAt)
      return { role: "study_advisor", id: found.advisor.id, personId, advisor: found.advisor };
    if (found.user) {
      const { user, memberships } = found;
      return { role: "company", id: user.id, personId, user, memberships };
    }
    throw new Refusal(errorCodes.accountNotFound, "Dein Account wurde nicht im System gefunden");
  };
}

/** Prepared once: runs on every API call. */
function prepareFindToken(db: Db) {
  const units = db
    .select({ units: sql`coalesce(json_agg(${unit}.* order by ${unit.createdAt}), '[]')`.as("units_list") })
    .from(unit)
    .where(eq(unit.accountId, account.id))
    .as("units");
  const { companyId, isOwner, permissions } = employee;
  const json = sql`json_build_object('companyId', ${companyId}, 'isOwner', ${isOwner}, 'permissions', ${permissions},
    'isLocked', ${company.lockedAt} is not null)`;
  const order = sql`${companyId} is not distinct from ${companyUser.defaultCompanyId} desc, ${employee.createdAt}`;
  const memberships = db
    .select({ memberships: sql`coalesce(json_agg(${json} order by ${order}), '[]')`.as("memberships_list") })
    .from(employee)
    .innerJoin(company, eq(company.id, employee.companyId))
    .where(eq(employee.companyUserId, companyUser.id))
    .as("memberships");
  return db
    .select({
      token: apiToken,
      account,
      personal: personalColumns,
      advisor,
      user: companyUser,
      units: sql<UnitRow[]>`${units.units}`,
      memberships: sql<CompanyCaller["memberships"]>`${memberships.memberships}`,
    })
    .from(apiToken)
    .innerJoin(person, eq(person.id, apiToken.personId))
    .leftJoin(account, isTheirs("applicant", account.personId))
    .leftJoin(advisor, isTheirs("study_advisor", advisor.personId))
    .leftJoin(companyUser, isTheirs("company", companyUser.personId))
    .leftJoinLateral(units, sql`true`)
    .leftJoinLateral(memberships, sql`true`)
    .where(eq(apiToken.hash, sql.placeholder("hash")))
    .prepare("find_token");
}

/** A person's token opens only the side that it was issued for. */
const isTheirs = (role: Caller["role"], personId: AnyPgColumn) =>
  and(eq(apiToken.role, sql.raw(`'${role}'`)), eq(personId, apiToken.personId));

/** A unit row as PostgreSQL turns it into JSON: with column names, and dates as text. */
interface UnitRow {
  id: string;
  account_id: string;
  unit: "ds" | "fs";
  stage: (typeof unit.$inferSelect)["stage"];
  primary: boolean;
  advisor_id: string | null;
  participate_advisor_interview_on: string | null;
  advisor_interview_stated_at: string | null;
  advisor_interview_confirmed: boolean | null;
  stage_since: string;
  followed_up_at: string | null;
  created_at: string;
}

const unitOf = (row: UnitRow): typeof unit.$inferSelect => ({
  id: row.id,
  accountId: row.account_id,
  unit: row.unit,
  stage: row.stage,
  primary: row.primary,
  advisorId: row.advisor_id,
  participateAdvisorInterviewOn: row.participate_advisor_interview_on,
  advisorInterviewStatedAt: row.advisor_interview_stated_at ? new Date(row.advisor_interview_stated_at) : null,
  advisorInterviewConfirmed: row.advisor_interview_confirmed,
  stageSince: new Date(row.stage_since),
  followedUpAt: row.followed_up_at ? new Date(row.followed_up_at) : null,
  createdAt: new Date(row.created_at),
});

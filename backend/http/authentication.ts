import { and, eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { errorCodes, Refusal } from "#contract/errors.ts";
import type { Caller } from "../callers.ts";
import type { Db } from "../db/open.ts";
import { account } from "../db/schema/account.ts";
import { companyUser, employee } from "../db/schema/companies.ts";
import { apiToken } from "../db/schema/people.ts";
import { advisor, unit } from "../db/schema/unit.ts";
import { hashOf } from "../identity/secrets.ts";

/** Who calls, by one query. Refuses an unknown, revoked or expired token with its code of spec §8. */
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
    if (found.account)
      return { role: "applicant", id: found.account.id, account: found.account, units: found.units.map(unitOf) };
    if (found.advisor) return { role: "study_advisor", id: found.advisor.id, advisor: found.advisor };
    if (found.user && found.employee) {
      const { companyId, isOwner, permissions } = found.employee;
      return { role: "company", id: found.user.id, user: found.user, companyId, isOwner, permissions };
    }
    throw new Refusal(errorCodes.accountNotFound, "Dein Account wurde nicht im System gefunden");
  };
}

/** Made and planned once: every call of the API asks it. */
function prepareFindToken(db: Db) {
  const units = db
    .select({ list: sql`coalesce(json_agg(${unit}.* order by ${unit.createdAt}), '[]')`.as("list") })
    .from(unit)
    .where(eq(unit.accountId, account.id))
    .as("units");
  return db
    .select({ token: apiToken, account, advisor, user: companyUser, employee, units: sql<UnitRow[]>`${units.list}` })
    .from(apiToken)
    .leftJoin(account, isTheirs("applicant", account.personId))
    .leftJoin(advisor, isTheirs("study_advisor", advisor.personId))
    .leftJoin(companyUser, isTheirs("company", companyUser.personId))
    .leftJoin(employee, eq(employee.companyUserId, companyUser.id))
    .leftJoinLateral(units, sql`true`)
    .where(eq(apiToken.hash, sql.placeholder("hash")))
    .prepare("find_token");
}

/** A person's token opens the one side that it was issued for. */
const isTheirs = (role: Caller["role"], personId: AnyPgColumn) =>
  and(eq(apiToken.role, sql.raw(`'${role}'`)), eq(personId, apiToken.personId));

/** A unit row as PostgreSQL writes it into JSON: column names, dates as text. */
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
  createdAt: new Date(row.created_at),
});

import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Executor } from "./open.ts";
import { account } from "./schema/account.ts";
import { contract } from "./schema/contract.ts";
import { match } from "./schema/matching.ts";
import { unit } from "./schema/unit.ts";

/**
 * Neither accepted an offer nor has a contract, for any unit: only such an account is met by companies (ADR 0126). Its
 * tables have names of their own, since queries about units and matches ask for it.
 */
export const isUnsettled = (accountId: SQLWrapper) => sql`
  not exists (select from ${match} accepted
    where accepted.account_id = ${accountId} and accepted.status = 'offer_accepted')
  and not exists (select from ${contract} signed join ${unit} contracted on contracted.id = signed.unit_id
    where contracted.account_id = ${accountId})`;

/** Whether an account has either. */
export const hasSettled = async (db: Executor, accountId: string) =>
  (await db.$count(account, and(eq(account.id, accountId), isUnsettled(account.id)))) === 0;

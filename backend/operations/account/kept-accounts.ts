import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { deskLimits } from "#contract/desk-limits.ts";
import type { DeskSearch } from "#contract/entities/desk-search.ts";
import type { KeptAccount, listedAccount } from "#contract/entities/kept-account.ts";
import { Refusal } from "#contract/errors.ts";
import { nameOf } from "#domain/person-name.ts";
import { readSearch } from "#domain/search-words.ts";
import { accountFrom, selectApplicants } from "../../db/accounts.ts";
import { account } from "../../db/schema/account.ts";
import { document } from "../../db/schema/documents.ts";
import { match } from "../../db/schema/matching.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import type { CallWork, Work } from "../../work.ts";
import { signInOf } from "../identity/sign-in-blocks.ts";
import { foundBy } from "../search/found-by.ts";

const { firstName, lastName, email, createdAt, searchText } = account;
const columns = { id: account.id, firstName, lastName, email, createdAt };
type Row = Pick<typeof account.$inferSelect, keyof typeof columns>;

const listed = ({ id, createdAt, ...row }: Row): z.infer<typeof listedAccount> => ({
  id,
  name: nameOf(row),
  email: row.email,
  createdAt: createdAt.toISOString(),
});

/**
 * Accounts of applicants as sought before similar ones, also those without an application; none by a text without a
 * word.
 */
export async function fetchAccounts({ db }: Pick<Work, "db">, _caller: unknown, { search }: DeskSearch) {
  const wanted = readSearch(search);
  if (wanted.words.length === 0 && !wanted.phone) return { items: [], hasMore: false };
  const { sought, isNear, isSimilar, rank } = foundBy(wanted, sql`${searchText}`, sql`${email}`);
  const most = deskLimits.foundApplicants;
  const rows = await db
    .select(columns)
    .from(account)
    .innerJoin(sql`(with ${sought} select * from sought) sought`, sql`${isNear} or ${isSimilar}`)
    .orderBy(rank, sql`lower(${lastName})`, sql`lower(${firstName})`, account.id)
    .limit(most + 1);
  return { items: rows.slice(0, most).map(listed), hasMore: rows.length > most };
}

/** An applicant's account for the office. 404 for an unknown id. */
export async function fetchAccount(
  work: CallWork,
  _caller: unknown,
  { accountId }: { accountId: string },
): Promise<KeptAccount> {
  const { db } = work;
  const [row] = await selectApplicants(db).where(eq(account.id, accountId));
  if (!row) throw Refusal.notFound();
  const found = await signInOf(work, row);
  const signIn = found ? { isConfirmed: found.emailVerified, blocks: found.blocks } : null;
  const { deletionDueOn, version } = accountFrom(row, []);
  const holds = {
    documents: await db.$count(document, eq(document.accountId, accountId)),
    applications: await db.$count(match, eq(match.accountId, accountId)),
    tickets: await db.$count(supportTicket, eq(supportTicket.accountId, accountId)),
  };
  return { ...listed(row), version, signIn, deletionDueOn, holds };
}

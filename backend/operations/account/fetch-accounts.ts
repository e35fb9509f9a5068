import { sql } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { DeskSearch } from "#contract/entities/desk-search.ts";
import { readSearch } from "#domain/search-words.ts";
import { account } from "../../db/schema/account.ts";
import type { Work } from "../../work.ts";
import { foundBy } from "../search/found-by.ts";
import { listed, listedColumns } from "./listed-account.ts";

/**
 * Accounts of applicants as sought before similar ones, also those without an application; none by a text without a
 * word.
 */
export async function fetchAccounts({ db }: Pick<Work, "db">, _caller: unknown, { search }: DeskSearch) {
  const wanted = readSearch(search);
  if (wanted.words.length === 0 && !wanted.phone) return { items: [], hasMore: false };
  const { sought, isNear, isSimilar, rank } = foundBy(wanted, sql`${account.searchText}`, sql`${account.email}`);
  const most = deskLimits.foundApplicants;
  const rows = await db
    .select(listedColumns)
    .from(account)
    .innerJoin(sql`(with ${sought} select * from sought) sought`, sql`${isNear} or ${isSimilar}`)
    .orderBy(rank, sql`lower(${account.lastName})`, sql`lower(${account.firstName})`, account.id)
    .limit(most + 1);
  return { items: rows.slice(0, most).map(listed), hasMore: rows.length > most };
}

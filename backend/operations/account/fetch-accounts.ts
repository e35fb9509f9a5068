import { sql } from "drizzle-orm";
import type { DeskSearch } from "#contract/entities/desk-search.ts";
import { readSearch, seeksNothing } from "#domain/search-words.ts";
import { inGerman } from "../../db/in-german.ts";
import { account } from "../../db/schema/account.ts";
import type { Work } from "../../work.ts";
import { foundBy } from "../search/found-by.ts";
import { listed, listedColumns } from "./listed-account.ts";

interface Wanted extends DeskSearch {
  size: number;
}

/**
 * Accounts of applicants as sought before similar ones, also those without an application; none by a text without a
 * word.
 */
export async function fetchAccounts({ db }: Pick<Work, "db">, _caller: unknown, { search, size }: Wanted) {
  const wanted = readSearch(search);
  if (seeksNothing(wanted)) return { items: [], hasMore: false };
  const { sought, isNear, isSimilar, rank } = foundBy(wanted, sql`${account.searchText}`, sql`${account.email}`);
  const rows = await db
    .select(listedColumns)
    .from(account)
    .innerJoin(sql`(with ${sought} select * from sought) sought`, sql`${isNear} or ${isSimilar}`)
    .orderBy(rank, inGerman(account.lastName), inGerman(account.firstName), account.id)
    .limit(size + 1);
  return { items: rows.slice(0, size).map(listed), hasMore: rows.length > size };
}

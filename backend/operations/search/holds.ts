import { type SQL, sql } from "drizzle-orm";
import { mannerOf, type Sought } from "#domain/search-words.ts";
import { nameForm, phoneForm } from "../../db/search-form.ts";

/** That a search text holds each word, the shortest as whole words, or the telephone number; an address begins so. */
export function holds({ words, address, phone }: Sought, text: SQL, email: SQL): SQL {
  if (phone) return sql`${text} like '% ' || ${phoneForm(sql`${phone}::text`)} || '%'`;
  if (words.length === 0) return sql`false`;
  const conditions = words.map((word) => {
    const around = mannerOf(word) === "whole" ? [sql`'% '`, sql`' %'`] : [sql`'%'`, sql`'%'`];
    return sql`${text} like ${around[0]} || ${nameForm(sql`${word}::text`)} || ${around[1]}`;
  });
  if (address) conditions.push(sql`starts_with(lower(${email}), lower(${address}))`);
  return sql.join(conditions, sql` and `);
}

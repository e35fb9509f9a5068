import { type SQL, sql } from "drizzle-orm";
import { mannerOf, type Sought } from "#domain/search-words.ts";
import { nameForm, phoneForm } from "../../db/search-form.ts";

/** What decides whether a row is found and how well, by its search text. A row of `sought` has to be joined before it. */
export interface FoundBy {
  /** `sought`, a common table expression with one row. */
  sought: SQL;
  /** Every word is there, or begins a word that is. */
  isNear: SQL;
  /** Every word is there, as it is or with a typo. */
  isSimilar: SQL;
  /** 0: as it is, 1: its beginning, 2: with a typo. */
  rank: SQL;
}

const both = (conditions: SQL[]) => sql.join(conditions, sql` and `);
const listed = (columns: SQL[]) => sql.join(columns, sql`, `);

/**
 * A regular expression for a word, which holds letters and digits only, with one typo (ADR 0113): a wrong, an additional
 * or a missing letter, or two exchanged. One half of the word is as it is, by which an index of trigrams finds few.
 */
const withTypo = (word: SQL) => sql`(
  select ' ((' || ${typosIn(sql`a`)} || ')' || b || '|' || a || '(' || ${typosIn(sql`b`)} || ')'
    || '|' || left(a, -1) || left(b, 1) || right(a, 1) || substr(b, 2) || ') '
  from (select left(${word}, length(${word}) / 2) as a, substr(${word}, length(${word}) / 2 + 1) as b) halves)`;

const typosIn = (half: SQL) => sql`(
  select '.?' || ${half} || '|' || string_agg(
    left(${half}, n - 1) || '.?' || substr(${half}, n + 1) || '|' || left(${half}, n) || '.' || substr(${half}, n + 1)
      || '|' || left(${half}, n - 1) || substr(${half}, n + 1, 1) || substr(${half}, n, 1) || substr(${half}, n + 2), '|')
  from generate_series(1, length(${half})) n)`;

/** Compares rows with what is sought by their search text and their e-mail address. */
export function foundBy({ words, address, phone }: Sought, text: SQL, email: SQL): FoundBy {
  const forms = phone ? [phoneForm(sql`${phone}::text`)] : words.map((word) => nameForm(sql`${word}::text`));
  const manners = phone ? ["similar" as const] : words.map(mannerOf);
  const names = forms.map((_, index) => sql.raw(`word_${index}`));
  const has = (word: SQL, end: string) => sql`${text} like '% ' || sought.${word} || ${end}`;
  const near = names.map((word, index) => has(word, manners[index] === "whole" ? " %" : "%"));
  const similar = names.map((word, index) =>
    manners[index] === "similar" ? sql`${text} ~ sought.${word}_with_typo` : near[index]!,
  );
  const isWhole = address ? sql`lower(${email}) = lower(${address})` : both(names.map((word) => has(word, " %")));
  const begins = address ? sql`starts_with(lower(${email}), lower(${address}))` : both(near);
  return {
    sought: sql`sought as materialized (
      select *, ${listed(names.map((word) => sql`${withTypo(word)} as ${word}_with_typo`))}
      from (select ${listed(forms.map((form, index) => sql`${form} as ${names[index]}`))}) words)`,
    isNear: both(near),
    isSimilar: both(similar),
    rank: sql`case when ${isWhole} then 0 when ${begins} then 1 else 2 end`,
  };
}

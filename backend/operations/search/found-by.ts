import { type SQL, sql } from "drizzle-orm";
import { mannerOf, type Sought } from "#domain/search-words.ts";
import { nameForm, phoneForm } from "../../db/search-form.ts";

/**
 * What decides whether a row is found and how well, by its search text. A row of `sought` has to be joined before it.
 */
interface FoundBy {
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
const either = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` or `)})`;
const listed = (columns: SQL[]) => sql.join(columns, sql`, `);

/**
 * Where in a word a typo is looked for at once: more at once, and the index no longer tells the ways to mistype apart.
 */
const quarters = [0, 1, 2, 3];

/**
 * A regular expression for a word, which holds letters and digits only, with one typo in a quarter of it (ADR 0113): a
 * wrong, an additional or a missing letter, or one exchanged with the next. Null for a quarter without a letter.
 */
const withTypo = (word: SQL, quarter: number) => sql`(
  select ' (' || string_agg(
    left(${word}, n - 1) || '(.?|.' || substr(${word}, n, 1) || '|' || substr(${word}, n, 1) || '.)' || substr(${word}, n + 1)
      || '|' || left(${word}, n - 1) || substr(${word}, n + 1, 1) || substr(${word}, n, 1) || substr(${word}, n + 2), '|'
  ) || ') ' from generate_series(1, length(${word})) n where (n - 1) * 4 / length(${word}) = ${quarter})`;

/** Compares rows with what is sought by their search text and their e-mail address. */
export function foundBy({ words, address, phone }: Sought, text: SQL, email: SQL): FoundBy {
  const forms = phone ? [phoneForm(sql`${phone}::text`)] : words.map((word) => nameForm(sql`${word}::text`));
  const manners = phone ? ["similar" as const] : words.map(mannerOf);
  const names = forms.map((_, index) => sql.raw(`word_${index}`));
  const has = (word: SQL, end: string) => sql`${text} like '% ' || sought.${word} || ${end}`;
  const near = names.map((word, index) => has(word, manners[index] === "whole" ? " %" : "%"));
  const typos = (word: SQL) => quarters.map((quarter) => sql`${word}_typo_${sql.raw(String(quarter))}`);
  const similar = names.map((word, index) =>
    manners[index] === "similar" ? either(typos(word).map((typo) => sql`${text} ~ sought.${typo}`)) : near[index]!,
  );
  const patterns = names.flatMap((word) =>
    typos(word).map((typo, quarter) => sql`${withTypo(word, quarter)} as ${typo}`),
  );
  const isWhole = address ? sql`lower(${email}) = lower(${address})` : both(names.map((word) => has(word, " %")));
  const begins = address ? sql`starts_with(lower(${email}), lower(${address}))` : both(near);
  return {
    sought: sql`sought as materialized (
      select *, ${listed(patterns)}
      from (select ${listed(forms.map((form, index) => sql`${form} as ${names[index]}`))}) words)`,
    isNear: both(near),
    isSimilar: both(similar),
    rank: sql`case when ${isWhole} then 0 when ${begins} then 1 else 2 end`,
  };
}

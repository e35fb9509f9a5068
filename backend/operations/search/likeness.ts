import { type SQL, sql } from "drizzle-orm";
import { mannerOf, type Sought } from "#domain/search-words.ts";
import { nameForm, phoneForm } from "../../db/search-form.ts";

/**
 * How alike two words have to be: as much as with one wrong letter, which three of their trigrams hold (ADR 0090); long
 * words may have two exchanged.
 */
const thresholdFor = (letters: number) => Math.min((letters - 2) / (letters + 4), 0.38) - 0.001;

/** What decides whether a row is found and how well, by its search text. A row of `sought` has to be joined before it. */
export interface Likeness {
  /** `sought`, a common table expression with one row. */
  sought: SQL;
  /** Every word is there, or begins a word that is. */
  isNear: SQL;
  /** Every word is there, as it is or with a typo. */
  isSimilar: SQL;
  /** 0: as it is, 1: its beginning, 2: with a typo. */
  rank: SQL;
  /** From 0 to 1, for those of one rank. */
  likeness: SQL;
}

const both = (conditions: SQL[]) => sql.join(conditions, sql` and `);

/** Compares rows with what is sought by their search text and their e-mail address. */
export function likenessTo({ words, address, phone }: Sought, text: SQL, email: SQL): Likeness {
  const forms = phone ? [phoneForm(sql`${phone}::text`)] : words.map((word) => nameForm(sql`${word}::text`));
  const columns = forms.map((_, index) => sql.raw(`sought.word_${index}`));
  const manners = phone ? ["similar" as const] : words.map(mannerOf);
  const shortest = Math.min(
    ...(phone ? [phone.replace(/\D/g, "").length] : words.map(({ length }) => length)).map((n) => Math.max(n, 5)),
  );
  const has = (column: SQL, end: string) => sql`${text} like '% ' || ${column} || ${end}`;
  const near = columns.map((column, index) => has(column, manners[index] === "whole" ? " %" : "%"));
  const similar = columns.map((column, index) =>
    manners[index] === "similar" ? sql`${column} <<% ${text}` : near[index]!,
  );
  const isWhole = address ? sql`lower(${email}) = lower(${address})` : both(columns.map((column) => has(column, " %")));
  const begins = address ? sql`starts_with(lower(${email}), lower(${address}))` : both(near);
  return {
    // The words come from the row that sets the threshold, so that no comparison precedes it.
    sought: sql`sought as materialized (
      select ${sql.join(
        forms.map((form, index) => sql`${form} as ${sql.raw(`word_${index}`)}`),
        sql`, `,
      )}
      from set_config('pg_trgm.strict_word_similarity_threshold', ${String(thresholdFor(shortest))}, true))`,
    isNear: both(near),
    isSimilar: both(similar),
    rank: sql`case when ${isWhole} then 0 when ${begins} then 1 else 2 end`,
    likeness: sql`(${sql.join(
      columns.map((column) => sql`strict_word_similarity(${column}, ${text})`),
      sql` + `,
    )})`,
  };
}

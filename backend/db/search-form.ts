import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Names as they are compared: small, `ü` as `ue`, other letters without their marks, nothing but spaces between words.
 */
export const nameForm = (text: SQLWrapper): SQL =>
  sql`regexp_replace(regexp_replace(normalize(translate(replace(replace(replace(replace(normalize(lower(${text})), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), 'ıłøđ', 'ilod'), NFD), '[\\u0300-\\u036f]', '', 'g'), '[!-/:-@_’]+', ' ', 'g')`;

/**
 * A telephone number as it is compared: digits after the country's `+49` and the leading zero; other countries stay.
 */
export const phoneForm = (text: SQLWrapper): SQL =>
  sql`regexp_replace(regexp_replace(regexp_replace(${text}, '[^0-9+]', '', 'g'), '^([+]|00)(49)?', ''), '^0', '')`;

/** What somebody is searched by, each word between spaces: what they are called, their address, their telephone. */
export const searchText = (called: SQLWrapper, address: SQLWrapper, phone?: SQLWrapper): SQL =>
  sql`' ' || ${nameForm(called)} || ' ' || ${nameForm(address)} || ' '${phone ? sql` || coalesce(${phoneForm(phone)}, '') || ' '` : sql``}`;

/** A pattern of `like` for what begins with a text, whose own `%` and `_` are letters. */
export const atStart = (text: string): string => `${text.trim().replace(/[\\%_]/g, "\\$&")}%`;

/** As `atStart`, for what holds the text anywhere. */
const anywhere = (text: string): string => `%${atStart(text)}`;

/** That words, one after the other, hold what is sought, in any case; no condition where nothing is. */
export const mention = (search: string | undefined, ...words: SQLWrapper[]) =>
  search?.trim() ? sql`concat_ws(' ', ${sql.join(words, sql`, `)}) ilike ${anywhere(search)}` : undefined;

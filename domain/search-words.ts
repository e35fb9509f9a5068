/** What somebody who searches for people looks for. */
export interface Sought {
  /** Letters and digits, each word by itself; of an e-mail address those before its `@`. None: nothing to look for. */
  words: string[];
  /** A whole e-mail address, or its beginning. */
  address: string | null;
  /** A telephone number, or its beginning. */
  phone: string | null;
}

const words = 6;
const phoneDigits = 4;

/** A number as dialled within Germany: what `phoneForm` drops narrows no search, and counts as the zero at most. */
const dialled = (phone: string) =>
  phone
    .replace(/[^\d+]/g, "")
    .replace(/^(\+|00)(49)?0?/, "0")
    .replaceAll("+", "");

/** Reads a search: digits with what stands between those of a telephone number are one, and an `@` makes an address. */
export function readSearch(text: string): Sought {
  const sought = text.trim();
  if (/^[\d\s+()/.-]+$/.test(sought) && dialled(sought).length >= phoneDigits)
    return { words: [], address: null, phone: sought };
  const [name = "", domain] = sought.split("@");
  return {
    words: (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, words),
    address: domain === undefined ? null : sought,
    phone: null,
  };
}

/** Whether nothing is looked for: the text has no word and no telephone number. */
export const seeksNothing = ({ words, phone }: Sought) => words.length === 0 && phone === null;

/** Longer words than any name, for which a pattern with a typo would be long. */
const longest = 30;

/** How much of a word has to be there: short ones whole, longer ones from their beginning, long ones with a typo. */
export function mannerOf({ length }: string): "whole" | "beginning" | "similar" {
  if (length < 3) return "whole";
  return length < 5 || length > longest ? "beginning" : "similar";
}

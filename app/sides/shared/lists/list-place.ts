import { readCommaList, writeCommaList } from "#contract/comma-list.ts";
import { isDay } from "#contract/day.ts";
import { limits } from "#contract/limits.ts";

/** One parameter of a list's query: how its values are read and written. The default value is not written. */
interface Word<Value> {
  read: (values: string[]) => Value;
  write: (value: Value) => string[];
}

/** A page by its number; any other value is the first page. */
export const pageNumber: Word<number> = {
  read: ([value]) => {
    const page = Number(value);
    return Number.isInteger(page) && page > 1 ? Math.min(page, limits.pages) : 1;
  },
  write: (page) => (page > 1 ? [String(page)] : []),
};

/** The key of the entry after which a page begins; no list gives out a longer one. */
export const key: Word<string | undefined> = {
  read: ([value]) => (value && value.length <= limits.pageKeyCharacters ? value : undefined),
  write: (value) => (value ? [value] : []),
};

/** A search: what is longer than its field takes is cut off, and so are signs that no text has. */
export const search: Word<string | undefined> = {
  ...key,
  read: ([value]) =>
    value
      ?.slice(0, limits.searchCharacters)
      .replace(/\p{Cc}/gu, "")
      .trim() || undefined,
};

/** A calendar day, `YYYY-MM-DD`. */
export const day: Word<string | undefined> = {
  ...key,
  read: ([value = ""]) => (isDay(value) ? value : undefined),
};

/** A year of four digits. */
export const year: Word<string | undefined> = {
  ...key,
  read: ([value = ""]) => (/^\d{4}$/.test(value) ? value : undefined),
};

/** One of the known values. */
export const oneOf = <Known extends string>(known: readonly Known[]): Word<Known | undefined> => ({
  read: ([value]) => known.find((one) => one === value),
  write: (value) => (value ? [value] : []),
});

/** Ticked boxes repeat a name (`courses=A&courses=B`), a shared address may hold a list (`courses=A,B`). */
export const several: Word<string[]> = {
  read: (values) => [...new Set(values.flatMap(readCommaList))],
  write: (values) => values.map((value) => writeCommaList([value])),
};

/** The reader's place in a list: the address holds all of it, so that it can be kept and shared. */
export function listPlace<Place extends object>(words: { [Name in keyof Place]: Word<Place[Name]> }) {
  const names = Object.keys(words) as (keyof Place & string)[];
  return {
    placeIn(url: string): Place {
      const { searchParams } = new URL(url);
      return Object.fromEntries(names.map((name) => [name, words[name].read(searchParams.getAll(name))])) as Place;
    },
    /** The address of a place; omitted parts have their default. */
    placeWith(path: string, place: Partial<Place>): string {
      const written = new URLSearchParams();
      for (const name of names) {
        const value = place[name];
        if (value === undefined) continue;
        for (const word of words[name].write(value)) written.append(name, word);
      }
      const query = String(written);
      return query ? `${path}?${query}` : path;
    },
  };
}

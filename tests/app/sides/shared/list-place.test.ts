import { expect, test } from "vitest";
import { day, listPlace, oneOf, pageNumber, search, several } from "#app/sides/shared/lists/list-place.ts";
import { limits } from "#contract/limits.ts";

const { placeIn, placeWith } = listPlace({
  view: oneOf(["new", "old"]),
  search,
  campuses: several,
  page: pageNumber,
});
const at = (query: string) => placeIn(`http://localhost/ds/news${query}`);
const usual = { view: undefined, search: undefined, campuses: [], page: 1 };

test.each([
  ["", 1],
  ["?page=2", 2],
  ["?page=0", 1],
  ["?page=-3", 1],
  ["?page=1.5", 1],
  ["?page=two", 1],
  ["?page=1e99", 1000],
])("an address that ends in %j asks for page %i", (query, page) => {
  expect(at(query)).toEqual({ ...usual, page });
});

test("missing and unknown parts of an address have their defaults", () => {
  expect(at("?index&view=secret&search=+&campuses=&other=1")).toEqual(usual);
});

test("a search is cut at the length that its field takes", () => {
  expect(at(`?search=${"a".repeat(5000)}`).search).toBe("a".repeat(limits.searchCharacters));
});

test("a search leaves out signs that no text has", () => {
  expect(at("?search=K%00%C3%B6ln%1B").search).toBe("Köln");
  expect(at("?search=%00").search).toBeUndefined();
});

test("the usual place has the short address", () => {
  expect([placeWith("/ds/news", usual), placeWith("/ds/news", {})]).toEqual(["/ds/news", "/ds/news"]);
  expect(placeWith("/ds/news", { page: 2 })).toBe("/ds/news?page=2");
});

test("a place has its address in browsers that do not count what a query holds", () => {
  const counting = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, "size")!;
  Reflect.deleteProperty(URLSearchParams.prototype, "size");
  try {
    expect(placeWith("/ds/news", { page: 2 })).toBe("/ds/news?page=2");
  } finally {
    Object.defineProperty(URLSearchParams.prototype, "size", counting);
  }
});

test("a place survives being written to an address and read again", () => {
  const place = { view: "old", search: "Köln & Bonn", campuses: ["Köln", "Bonn, Süd"], page: 3 } as const;
  expect(at(placeWith("", { ...place, campuses: [...place.campuses] }))).toEqual(place);
});

test.each(["2026-02-30", "2026-13-01", "0000-01-01", "2026-2-3", "tomorrow", ""])(
  "an address that names the day %j, which the calendar has not, asks for all",
  (typed) => expect(day.read([typed])).toBeUndefined(),
);
test("an address may name the last day of a leap year's February", () => {
  expect(day.read(["2028-02-29"])).toBe("2028-02-29");
});

import { expect, test } from "vitest";
import { addressOfPage, pageIn } from "#app/sides/applicant/news/pages.ts";

test.each([
  ["", 1],
  ["?page=2", 2],
  ["?page=0", 1],
  ["?page=-3", 1],
  ["?page=1.5", 1],
  ["?page=two", 1],
  ["?page=1e99", 1000],
])("an address that ends in %j asks for page %i", (query, page) => {
  expect(pageIn(`http://localhost/ds/news${query}`)).toBe(page);
});

test("the first page has the short address", () => {
  expect([addressOfPage("/ds/news", 1), addressOfPage("/ds/news", 2)]).toEqual(["/ds/news", "/ds/news?page=2"]);
});

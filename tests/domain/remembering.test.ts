import { expect, test } from "vitest";
import { remembering } from "#domain/remembering.ts";

const counting = () => {
  let count = 0;
  return () => (count += 1);
};

test("what was made for a name is there for the next who asks, and for no other name", () => {
  const [kept, make] = [remembering<number>(5), counting()];
  expect([kept("Köln", make), kept("Köln", make), kept("Berlin", make)]).toEqual([1, 1, 2]);
});

test("an empty text was made as well", () => {
  const [kept, make] = [remembering<string>(5), counting()];
  expect(kept("", () => "")).toBe("");
  expect(kept("", () => String(make()))).toBe("");
});

test("it never keeps more than it may", () => {
  const [kept, make] = [remembering<number>(2), counting()];
  for (const name of ["a", "b", "c"]) kept(name, make);
  expect([kept("c", make), kept("a", make)]).toEqual([3, 4]);
});

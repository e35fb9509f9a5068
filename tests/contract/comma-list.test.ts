import { expect, it } from "vitest";
import { readCommaList, writeCommaList } from "#contract/comma-list.ts";

it.each([
  [[], ""],
  [["Köln", "Hamburg"], "Köln,Hamburg"],
  [["Marketing, Medien", "100 % Praxis"], "Marketing%2C Medien,100 %25 Praxis"],
  [["%2C"], "%252C"],
])("%j is written as the comma list %j and read again", (names, list) => {
  expect(writeCommaList(names)).toBe(list);
  expect(readCommaList(list)).toEqual(names);
});

it("a comma list may have gaps", () => {
  expect(readCommaList(", Köln ,,Hamburg,")).toEqual(["Köln", "Hamburg"]);
});

it("a stray percent sign is one", () => {
  expect(readCommaList("100%,%zz")).toEqual(["100%", "%zz"]);
});

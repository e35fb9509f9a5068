import { describe, expect, it } from "vitest";
import { mannerOf, readSearch } from "#domain/search-words.ts";

describe("a search at the desk", () => {
  it("is read as words of letters and digits", () => {
    expect(readSearch("  Anna-Lena O’Neill ")).toEqual({
      words: ["Anna", "Lena", "O", "Neill"],
      address: null,
      phone: null,
    });
    expect(readSearch("%_' --").words).toEqual([]);
  });

  it("is an address where it has an @, of which the part before it is compared by words", () => {
    expect(readSearch("anna.berg@web.de")).toEqual({
      words: ["anna", "berg"],
      address: "anna.berg@web.de",
      phone: null,
    });
  });

  it("is a telephone number where it has digits and nothing that a number has not", () => {
    expect(readSearch("+49 (0)151 / 23-45").phone).toBe("+49 (0)151 / 23-45");
    expect(readSearch("0049 151").phone).toBe("0049 151");
    for (const search of ["151", "0049", "00490", "0049 (0)", "+49 (0) 1", "0049 30", "0001"])
      expect(readSearch(search).phone, search).toBeNull();
    expect(readSearch("Haus 4711").words).toEqual(["Haus", "4711"]);
  });

  it("wants short words whole, longer ones from their beginning, and forgives typos in long ones", () => {
    expect(["Li", "Ann", "Anna", "Annas"].map(mannerOf)).toEqual(["whole", "beginning", "beginning", "similar"]);
    expect(["a".repeat(30), "a".repeat(31)].map(mannerOf)).toEqual(["similar", "beginning"]);
  });
});

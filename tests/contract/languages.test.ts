import { expect, it } from "vitest";
import { firstWritten, writtenLanguageOf } from "#contract/languages.ts";

it("keeps a language that has a catalogue, and takes German for any other, or what is named instead", () => {
  const taken = ["ar", "it", "xx", null, undefined].map((language) => writtenLanguageOf(language));
  expect(taken).toEqual(["ar", "de", "de", "de", "de"]);
  expect(writtenLanguageOf("it", "en")).toBe("en");
});

it("picks the first accepted language that has a catalogue", () => {
  expect(firstWritten(["fr-CA", "en-GB", "ar"])).toBe("en");
  expect(firstWritten(["*"])).toBe("de");
  expect(firstWritten([])).toBe("de");
});

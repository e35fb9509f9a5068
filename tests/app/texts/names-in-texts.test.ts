import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const quoted = { de: /[Uu]nter „([^“]+)“/g, en: /[Uu]nder “([^”]+)”/g };
const wordsIn = (text: unknown): string[] =>
  typeof text === "object" && text !== null ? Object.values(text).flatMap(wordsIn) : [String(text)];

it.each(["de", "en"] as const)("what a text says to look under stands so on a page: %s", (language) => {
  const files = readdirSync(`locales/${language}`, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );
  const texts = files.flatMap((file) => wordsIn(JSON.parse(readFileSync(`locales/${language}/${file}`, "utf8"))));
  const found = texts.flatMap((text) => [...text.matchAll(quoted[language])].map(([, name]) => name!));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((name) => !texts.includes(name))).toEqual([]);
});

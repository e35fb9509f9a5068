import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Without the marks of isolation around it, a name in Arabic script reorders the words beside it. */
const bare = /(?<!\u2068)\{\{(?:name|company)\}\}|\{\{(?:name|company)\}\}(?!\u2069)/g;

it.each(["de", "en"])("a name in a text for companies leaves the words around it in their order: %s", (language) => {
  const folder = `locales/${language}/company`;
  const found = readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, "utf8").matchAll(bare)].map(([placeholder]) => `${file}: ${placeholder}`),
  );
  expect(found).toEqual([]);
});

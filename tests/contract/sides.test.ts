import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { writtenLanguages } from "#contract/languages.ts";
import { sideNames, sides } from "#contract/sides.ts";

test.each(sideNames.flatMap((side) => writtenLanguages.map((language) => [side, language] as const)))(
  "the pages of the side %s are offered in %s exactly if they are written in it",
  (side, language) => {
    const offered: readonly string[] = sides[side].languages;
    expect(offered.includes(language)).toBe(existsSync(`locales/${language}/${side}`));
  },
);

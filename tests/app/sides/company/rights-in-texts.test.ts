import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { permissions } from "#contract/enumerations/companies.ts";
import { words } from "../../../../e2e/world/words.ts";

const quoted = { de: /Recht „([^“]+)“/g, en: /right “([^”]+)”/g };

it.each(["de", "en"] as const)(
  "a right that a text for companies quotes has the name it is given by: %s",
  (language) => {
    const folder = `locales/${language}/company`;
    const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
    const t = words(["rights"], language);
    const names = permissions.map((right) => t(`right.${right}.label`));
    const found = texts.flatMap((text) => [...text.matchAll(quoted[language])].map(([, name]) => name));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((name) => !names.includes(name!))).toEqual([]);
  },
);

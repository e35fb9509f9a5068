import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { languages } from "#contract/languages.ts";
import { expect } from "./test.ts";
import { invalidIn } from "./valid.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A key that has no words shows as itself, such as `steps:group.search`. */
const key = /\b[a-z]\w+:[a-z]\w*\.\w/;

/** WCAG 2.2 AA and axe's good practices, for the page as it stands, which says everything in words. */
export async function expectNoViolation(page: Page) {
  const { text, title, misplaced } = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(".summary a")];
    const fields = links.map(({ hash }) => document.getElementById(hash.slice(1))!);
    const isAfter = (field: Element, before: Element) =>
      !(field.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING);
    return {
      text: document.body.innerText,
      title: document.title,
      misplaced: fields.filter((field, index) => index > 0 && !isAfter(field, fields[index - 1]!)).map(({ id }) => id),
    };
  });
  expect.soft(text).not.toMatch(key);
  expect.soft(title, "a page has a name of its own").toMatch(/^(?!.*\{\{).+ · /);
  expect.soft(misplaced, "a summary names the fields in their order on the page").toEqual([]);
  await bringAxe(page);
  const violations = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe;
    const { violations } = await run({
      // axe leaves it out unless it is asked for.
      rules: { "target-size": { enabled: true } },
      // Only violations are read. Style sheets would be fetched for a rule that is not switched on.
      resultTypes: ["violations"],
      preload: { assets: ["media"] },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  });
  const { pathname, search } = new URL(page.url());
  expect.soft(violations, `${pathname}${search}`).toEqual([]);
  expect.soft(await misreadIn(page), `${pathname}${search} as it is read out`).toEqual([]);
  expect.soft(await invalidIn(page), `the HTML of ${pathname}${search}`).toEqual([]);
}

const codes = Object.fromEntries(Object.entries(languages).map(([code, { name }]) => [name, code]));

/** What axe leaves to the ear: parts without content, forms that are announced, languages in a wrong voice. */
const misreadIn = (page: Page) =>
  page.evaluate((codes) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const found = {
      "is empty": all("main :is(aside, nav, section, ul, ol, dl)").filter(
        (part) => !part.textContent?.trim() && !part.querySelector("img, svg"),
      ),
      "announces a form": all("main [role=status]:has(form)"),
      "is another language": all("option").filter((named) => {
        const code = codes[named.textContent ?? ""];
        return code && code !== named.closest<HTMLElement>("[lang]")?.lang;
      }),
    };
    return Object.entries(found).flatMap(([what, parts]) => parts.map(({ outerHTML }) => `${what}: ${outerHTML}`));
  }, codes);

/** Half a megabyte: sent to the browser once, which then loads it with each of its pages. */
async function bringAxe(page: Page) {
  if (await page.evaluate(() => "axe" in window)) return;
  await page.addInitScript({ content: axe });
  await page.evaluate(`${axe}; 0`);
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "./test.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What HTML does not allow, and axe does not look for. */
const invalid = 'input[autocomplete="street-address"], figcaption:not(figure > *)';

/** A key that has no words shows as itself, such as `steps:group.search`. */
const key = /\b[a-z]\w+:[a-z]\w*\.\w/;

/** WCAG 2.2 AA and axe's good practices, for the page as it stands, which says everything in words. */
export async function expectNoViolation(page: Page) {
  expect.soft(await page.locator("body").innerText()).not.toMatch(key);
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe;
    const { violations } = await run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  });
  await expect.soft(page.locator(invalid)).toHaveCount(0);
  expect.soft(violations, `${new URL(page.url()).pathname}${new URL(page.url()).search}`).toEqual([]);
}

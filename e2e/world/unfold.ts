import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Opens what hides a choice, if it does: script opens filters where there is room, without it a hand does. */
export const unfold = (page: Page, summary: string, choice: string) =>
  expect(async () => {
    if (!(await page.getByLabel(choice).isVisible())) await page.getByText(summary, { exact: true }).first().click();
    await expect(page.getByLabel(choice)).toBeVisible({ timeout: 1000 });
  }).toPass();

import type { Page } from "@playwright/test";
import { deskScreen } from "../world/desk.ts";
import { expect, signIn, test } from "../world/test.ts";

/** Presses Tab until a button of this row has the focus; gives up when the page has been round. */
async function tabTo(page: Page, row: string, words: string) {
  const button = page.locator(`[id="${row}"]`).getByRole("button", { name: words });
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await button.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${words}`);
}

test("the inbox is worked through by keyboard alone: each decision leads to the next row", async ({ page, people }) => {
  const { t } = deskScreen(page, "inbox");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  for (let one = 0; one < 3; one++) {
    const lena = await people.addOneLike("lena");
    await people.giveAdvisor(lena, miriam);
    await people.stateInfoSession(lena);
  }
  await signIn(page, miriam, "/advisor?kind=infoSession");
  const rows = page.getByRole("row", { name: "Lena" });
  const ids = await rows.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toHaveLength(3);

  await tabTo(page, ids[0]!, t("attended"));
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("notice.attended"))).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(`/advisor?kind=infoSession#${ids[1]}`);

  // The next row is where the keyboard goes on: its name, then its buttons.
  await page.keyboard.press("Tab");
  await expect(rows.first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(rows.first().getByRole("button", { name: t("notAttended") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("notice.notAttended"))).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(`/advisor?kind=infoSession#${ids[2]}`);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("empty.search"))).toBeVisible();
});

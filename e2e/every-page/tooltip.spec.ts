import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test("an official term is explained: by keyboard, by pointer, and in brackets without style sheets", async ({
  page,
  signInLike,
  javaScriptEnabled,
}) => {
  await signInLike("noah", "/ds/application/contracts/2");
  const { t } = screenOf(page, ["documentKinds"]);
  const explanation = t("documentKinds:tip.CertifiedCopyUEC");
  const word = page.locator("dfn", { hasText: t("documentKinds:CertifiedCopyUEC") });
  const tip = page.getByRole("tooltip", { name: "", includeHidden: true }).filter({ hasText: explanation });
  await expect(tip).toBeHidden();
  await expect(word).toHaveAccessibleDescription(explanation);

  await word.focus();
  await expect(tip).toBeVisible();
  if (javaScriptEnabled !== false) {
    // The listener is there once the page is alive, which nothing on it tells: asked again until it is.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(tip).toBeHidden({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
  }
  await word.blur();
  await expect(tip).toBeHidden();

  await word.hover();
  await expect(tip).toBeVisible();
  const box = await tip.boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(await word.locator("..").evaluate(({ textContent }) => textContent)).toBe(
    `${t("documentKinds:CertifiedCopyUEC")} (${explanation})`,
  );
});

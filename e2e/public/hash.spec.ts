import { expect, test } from "../world/test.ts";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "what stands behind the # never reaches the server");

test("tokens behind the # leave the address bar, another hash stays", async ({ page }) => {
  await page.goto("/impressum#access_token=abc&id_token=def");
  await expect(page).toHaveURL("/impressum");
  await page.goto("/impressum#main");
  await expect(page).toHaveURL("/impressum#main");
});

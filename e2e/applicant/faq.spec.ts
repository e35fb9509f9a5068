import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test.beforeEach(async ({ signInLike }) => {
  await signInLike("jonas", "/ds/faq");
});

test("a search shows the answers that have all of its words, and its address can be shared", async ({ page }) => {
  const { t, press } = screenOf(page, ["questions", "topics", "faqTexts"]);
  await page.getByLabel(t("search")).fill("vertrag prufen");
  await press("find");

  await expect(page).toHaveURL("/ds/faq?search=vertrag+prufen");
  const told = page.getByRole("status").filter({ hasText: t("found", { count: 1, search: "vertrag prufen" }) });
  await expect(told).toBeVisible();
  await expect(page.getByText(t("partnerSearch.contract.title"))).toBeVisible();
  await expect(page.getByText(/Wir prüfen sie innerhalb von/)).toBeVisible();
  await expect(page.getByText(t("dualStudy.what.title"))).toHaveCount(0);

  await page.reload();
  await expect(page.getByLabel(t("search"))).toHaveValue("vertrag prufen");
});

test("Back brings the search before, and its words", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "browsers put back what was typed there last");
  const { t, press } = screenOf(page, ["questions", "topics", "faqTexts"]);
  const search = page.getByLabel(t("search"));
  for (const words of ["vertrag", "mensa"]) {
    await search.fill(words);
    await press("find");
    await expect(page).toHaveURL(`/ds/faq?search=${words}`);
  }
  await page.goBack();
  await expect(page).toHaveURL("/ds/faq?search=vertrag");
  await expect(search).toHaveValue("vertrag");
});

test("a search that finds nothing says so, and where to ask", async ({ page }) => {
  const { t, press, link } = screenOf(page, ["faq", "questions", "faqTexts"]);
  await page.getByLabel(t("search")).fill("Mensa");
  await press("find");

  await expect(page.getByRole("status").filter({ hasText: t("nothing", { search: "Mensa" }) })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("ask.title") })).toBeVisible();

  await link("showAll").click();
  await expect(page).toHaveURL("/ds/faq");
  await expect(page.getByText(t("dualStudy.what.title"))).toBeVisible();
});

import { writtenLanguages } from "#contract/languages.ts";
import { screenOf } from "./screen.ts";
import { expect, test } from "./test.ts";

for (const language of writtenLanguages) {
  test(`${language}: a page that is not there says so, and leads home`, async ({ page }) => {
    const { t, link } = screenOf(page, ["applicant"], language);

    const answer = await page.goto(`/ds/nowhere?lng=${language}`);

    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`${t("error.notFoundTitle")} · ${t("portal.applicant")}`);
    await expect(page.getByText(t("error.notFound"))).toBeVisible();
    await expect(link("error.home")).toBeVisible();
  });

  test(`${language}: a post that no page takes is answered in words, without scripts`, async ({ page, portal }) => {
    const { t, link } = screenOf(page, ["applicant"], language);

    const answer = await page.request.post(`/ds/faq?lng=${language}`, { headers: { Origin: portal.url }, form: {} });
    await page.setContent(await answer.text());

    expect(answer.status()).toBe(405);
    await expect(page).toHaveTitle(`${t("error.title")} · ${t("portal.applicant")}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error.title"));
    await expect(page.getByText(t("error.lead"))).toBeVisible();
    await expect(page.getByText(t("error.code", { code: "405" }))).toBeVisible();
    await expect(link("error.reload")).toBeVisible();
    await expect(page.locator("script")).toHaveCount(0);
  });
}

test("signing out from an error page works there as well", async ({ page, portal, signInLike }) => {
  await signInLike("lena");
  const answer = await page.request.post("/ds/faq", { headers: { Origin: portal.url }, form: {} });
  const [, formToken = ""] = /name="formToken" value="([^"]+)"/.exec(await answer.text()) ?? [];

  await page.request.post("/sign-out", { form: { formToken } });

  await page.goto("/ds/home");
  await expect(page).not.toHaveURL("/ds/home");
});

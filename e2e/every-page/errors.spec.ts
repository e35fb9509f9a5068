import { type WrittenLanguage, writtenLanguages } from "#contract/languages.ts";
import { sideNames, sides } from "#contract/sides.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

for (const language of writtenLanguages) {
  test(`${language}: a page that does not exist says so, leads home, and can be asked for again`, async ({ page }) => {
    const { t, link } = screenOf(page, ["applicant"], language);

    const answer = await page.goto(`/ds/nowhere?lng=${language}`);

    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`${t("error.notFoundTitle")} · ${t("portal.applicant")}`);
    await expect(page.getByText(t("error.404.lead"))).toBeVisible();
    await expect(link("error.home")).toBeVisible();
    await expect(link("error.reload")).toHaveAttribute("href", `/ds/nowhere?lng=${language}`);
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

const nowhere = { applicant: "/ds/nowhere", advisor: "/advisor/nowhere", company: "/b2b/nowhere" };
const writtenIn = (language: WrittenLanguage) =>
  sideNames.filter((side) => (sides[side].languages as readonly WrittenLanguage[]).includes(language));
for (const language of writtenLanguages)
  test(`${language}: the error view uses the tone of each side`, async ({ page }) => {
    for (const side of writtenIn(language)) {
      const { t, button } = screenOf(page, [], language, sides[side].tone);
      await page.goto(`${nowhere[side]}?lng=${language}`);
      await expect(page.getByText(t("error.write"))).toBeVisible();
      await expect(page.getByText(t("error.reset.portal"))).toBeVisible();
      await expect(button("error.resetPortal")).toBeVisible();
    }
  });

test("a side that is not written in the reader's language is shown in another one as a whole", async ({ page }) => {
  const { t } = screenOf(page, [], "de", "formal");
  await page.goto(`${nowhere.company}?lng=ar`);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByText(t("error.write"))).toBeVisible();
});

test("resetting the portal forgets all that this browser keeps, and leads to the root", async ({
  page,
  people,
  signInLike,
  javaScriptEnabled,
}) => {
  const { t } = screenOf(page, []);
  const english = screenOf(page, ["signIn"], "en");
  const token = await people.apiTokenOf(await signInLike("lena"));
  await page.goto("/ds/nowhere?lng=en");
  if (javaScriptEnabled !== false)
    await page.evaluate(() => {
      localStorage.setItem("kept", "yes");
      sessionStorage.setItem("kept", "yes");
    });
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(expect.arrayContaining(["session", "lng"]));

  await english.press("error.resetPortal");

  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const names = (await page.context().cookies()).map(({ name }) => name);
  for (const name of ["session", "lng", "view"]) expect(names).not.toContain(name);
  expect(await people.isTokenRevoked(token)).toBe(true);
  if (javaScriptEnabled !== false)
    await expect.poll(() => page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.goto("/ds/home");
  await expect(screenOf(page, ["signIn"]).field("password")).toBeVisible();
  await expect(page.getByText(t("error.title"))).toHaveCount(0);
});

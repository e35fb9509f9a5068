import type { Page } from "@playwright/test";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const home = "/ds/home";

/** Presses *Abmelden* in the menu of the page that is open. */
async function signOut(page: Page) {
  const { t } = screenOf(page, ["applicant"]);
  await page.locator("summary:visible", { hasText: t("nav.account") }).click();
  await page.locator("button:visible", { hasText: t("common:shell.signOut") }).click();
}

/** Neither now nor at the next visit is anybody in without a password. */
async function expectSignedOut(page: Page) {
  const { t, field } = screenOf(page, ["signIn"]);
  await expect(page.getByText(t("common:notice.signedOut"))).toBeVisible();
  await page.goto(home);
  await expect(field("password")).toBeVisible();
}

test("signing out asks for the password from then on", async ({ page, people, signInLike }) => {
  const email = await signInLike("lena");
  const token = await people.apiTokenOf(email);
  await signOut(page);
  await expectSignedOut(page);
  expect(await people.isTokenRevoked(token)).toBe(true);
});

test("so it does on a page whose session has expired in the meantime", async ({ page, people, signInLike }) => {
  const email = await signInLike("lena");
  const token = await people.apiTokenOf(email);
  await people.expireSessionOf(email);
  await signOut(page);
  await expectSignedOut(page);
  expect(await people.isTokenRevoked(token)).toBe(true);
});

test("the provider's cookie alone lets nobody in", async ({ page, context, signInLike }) => {
  const { field } = screenOf(page, ["signIn"]);
  await signInLike("lena");
  await context.clearCookies({ name: "session" });

  await page.goto(home);
  await expect(field("password")).toBeVisible();
});

test("the CV of an expired session is nobody's", async ({ page, people, signInLike }) => {
  const { field, press } = screenOf(page, ["cvProfil", "cv"]);
  const email = await signInLike("sara", "/ds/cvgenerator/input/profil");
  await field("city").fill("Lübeck");
  await press("next.education");
  await expect(page).toHaveURL("/ds/cvgenerator/input/education");

  await people.expireSessionOf(email);
  await page.goto("/lebenslauf-generator/input/profil");
  await expect(field("city")).toHaveValue("");
  const resume = await page.request.get("/lebenslauf-generator/resume.json");
  expect(await resume.text()).not.toContain("Lübeck");
});

test("a wrong address asks whether it is right, and offers to sign out only to people who are signed in", async ({
  page,
  signInLike,
}) => {
  const { t, button } = screenOf(page, []);
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: t("error.wrongAddress") })).toBeVisible();
  await expect(button("error.signOut")).toHaveCount(0);
  await signInLike("lena");
  await page.goto("/nowhere");
  await expect(button("error.signOut")).not.toHaveCount(0);
});
